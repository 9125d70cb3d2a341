import { useState } from "react";
import type { Holder } from "../../../../shared/holders/holder.ts";
import type { Recipient } from "../../../../shared/sharing/schema.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/feedback/notice.tsx";
import { Beside } from "../../../components/ui/beside.tsx";
import { counted } from "../../../language/counted.ts";
import { localDate } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import { useShare, useUnshare, useUpdateShared } from "../mutations.ts";
import { Person } from "../person.tsx";
import { chosenNames } from "./chosen-people.ts";
import { RecipientDialog, type Asking } from "./recipient-dialogs.tsx";
import { shareState, type ShareState } from "./share-state.ts";
import layout from "../../../styles/layout.module.css";
import styles from "./recipient-row.module.css";

type RecipientRowProps = {
  recipient: Recipient;
  holders: readonly Holder[];
};

export function RecipientRow({ recipient, holders }: RecipientRowProps) {
  const { id, name, email, photoURL } = recipient;
  const [asking, setAsking] = useState<Asking | null>(null);
  const share = useShare(recipient);
  const update = useUpdateShared(recipient);
  const unshare = useUnshare(recipient);
  const isBusy = share.isPending || update.isPending || unshare.isPending;
  const state = shareState(recipient, holders);
  const notes = [
    ...(recipient.proof === "unproven" ? [t("Address not confirmed")] : []),
    ...notesOf(state, recipient, chosenNames(recipient.holders, holders)),
  ];
  return (
    <li className={`${layout.spread} ${styles.row}`}>
      <Person
        name={name}
        email={email}
        photoURL={photoURL}
        {...(notes.length > 0 && { note: <Beside parts={notes} /> })}
      />
      {recipient.removedHolders > 0 && (
        <div className={styles.removed}>
          <Notice>{removedText(recipient)}</Notice>
        </div>
      )}
      <div className={`${layout.wrap2} ${styles.actions}`}>
        {Object.entries(actionsOf(state, name)).map(([key, { does, text, label }]) => (
          <Button
            key={key}
            variant="quiet"
            busy={isBusy}
            aria-label={label}
            onClick={() =>
              does === "update" ? update.mutate({ recipientId: id }) : setAsking(does)
            }
          >
            {text}
          </Button>
        ))}
      </div>
      {asking !== null && (
        <RecipientDialog
          asking={asking}
          recipient={recipient}
          holders={holders}
          share={share}
          unshare={unshare}
          onClose={() => setAsking(null)}
        />
      )}
    </li>
  );
}

function notesOf(state: ShareState, { fundCount }: Recipient, names: string): string[] {
  if (state.kind === "none") return [];
  const since = t("Shared since {day}", { day: localDate(state.since) });
  if (state.kind === "nobody-left") return [names, since];
  const funds = counted(fundCount, { one: "{count} fund", other: "{count} funds" });
  return [...(state.choosesPeople ? [names] : []), since, funds];
}

/** Says what became of a share that was limited to people who have been deleted. */
const removedText = ({ name, holders, removedHolders }: Recipient): string =>
  holders?.length === 0
    ? counted(
        removedHolders,
        {
          one: "The person this share was limited to was removed. {name} sees nothing until you choose again.",
          other:
            "The people this share was limited to were removed. {name} sees nothing until you choose again.",
        },
        { name },
      )
    : counted(removedHolders, {
        one: "{count} person this share was also limited to was removed.",
        other: "{count} people this share was also limited to were removed.",
      });

type Action = { does: Asking | "update"; text: string; label: string };

/** By keys that stay when the state changes: the focus returns to the button that opened a dialog. */
function actionsOf(state: ShareState, name: string): Record<string, Action> {
  if (state.kind === "none") {
    const does = state.choosesPeople ? "people" : "share";
    return { share: { does, text: t("Share"), label: t("Share with {name}", { name }) } };
  }
  const change = (text: string): Action => ({
    does: "people",
    text,
    label: t("Change whose funds {name} gets", { name }),
  });
  const unshare: Action = {
    does: "unshare",
    text: t("Stop sharing"),
    label: t("Stop sharing with {name}", { name }),
  };
  if (state.kind === "nobody-left") return { people: change(t("Choose again")), unshare };
  return {
    update: {
      does: "update",
      text: t("Update"),
      label: t("Update the copies of {name}", { name }),
    },
    share: {
      does: "share",
      text: t("Share new"),
      label: t("Share new with {name}", { name }),
    },
    ...(state.choosesPeople && { people: change(t("Change")) }),
    unshare,
  };
}
