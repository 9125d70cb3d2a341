import { useState } from "react";
import { keptUpDays, mayAsk } from "../../../shared/sharing/keep-up.ts";
import type { Sender } from "../../../shared/sharing/schema.ts";
import { TextButton } from "../../components/text-button.tsx";
import { localDate } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { useAskForUpdate, useRefuseKeepUp } from "./mutations.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./kept-up.module.css";

export const OldCopiesNote = ({ asOf }: { asOf: string }) => (
  <span className={look.note}>{t("Not updated since {day}", { day: localDate(asOf) })}</span>
);

/** Whether a sender's changes come by themselves; null where they do not. */
export function keptUpText({ keepsUp, updatedAt, senderName: name }: Sender): string | null {
  switch (keepsUp) {
    case "off":
      return null;
    case "paused":
      return t("Updates have paused: {name} has not used Fundbook for {count} days", {
        name,
        count: String(keptUpDays),
      });
    case "on":
      return updatedAt === null
        ? t("Kept up to date by {name}", { name })
        : t("Kept up to date by {name}, last on {day}", { name, day: localDate(updatedAt) });
  }
}

/** What a recipient can do about the age of copies: stop what keeps them up, or ask for an update of old ones. */
export function CopyActions({ sender, isOld }: { sender: Sender; isOld: boolean }) {
  const kept = keptUpText(sender);
  return (
    <>
      {kept !== null && (
        <p className={`${layout.wrap2} ${look.note} ${styles.line}`}>
          <span>{kept}</span>
          <StopButton sender={sender} />
        </p>
      )}
      {isOld && (
        <p className={look.note}>
          <AskButton sender={sender} />
        </p>
      )}
    </>
  );
}

function StopButton({ sender }: { sender: Sender }) {
  const refuse = useRefuseKeepUp(sender);
  const { senderUid: senderId, senderName: name } = sender;
  return (
    <TextButton
      disabled={refuse.isPending}
      aria-label={t("Stop updates by {name}; only they can start them again", { name })}
      onClick={() => refuse.mutate({ senderId })}
    >
      {t("Stop updates")}
    </TextButton>
  );
}

/** Asks for an update, at most once a week; between, says when it was asked for. */
export function AskButton({ sender }: { sender: Sender }) {
  const [now] = useState(() => new Date());
  const ask = useAskForUpdate(sender);
  const { senderUid: senderId, senderName: name, askedAt } = sender;
  if (askedAt !== null && !mayAsk(askedAt, now))
    return (
      <span>{t("You asked {name} for an update on {day}", { name, day: localDate(askedAt) })}</span>
    );
  return (
    <TextButton disabled={ask.isPending} onClick={() => ask.mutate({ senderId })}>
      {t("Ask {name} for an update", { name })}
    </TextButton>
  );
}
