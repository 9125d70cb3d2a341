import { useState } from "react";
import type { Session } from "../../../shared/account/schema.ts";
import { FirstRows } from "../../components/first-rows.tsx";
import { Section } from "../../components/section.tsx";
import { Button } from "../../components/ui/button.tsx";
import { ConfirmDialog } from "../../components/ui/dialog/confirm-dialog.tsx";
import { counted } from "../../language/counted.ts";
import { t } from "../../language/text.ts";
import { CheckField } from "../../components/form/check-field.tsx";
import { useEndOtherSessions } from "./mutations.ts";
import { SessionItem } from "./session-item.tsx";
import look from "../../styles/look.module.css";
import styles from "./sessions-section.module.css";
import { useTokens } from "../auth/access-tokens/queries.ts";

type SessionsSectionProps = { sessions: Session[]; asOf: number };

export function SessionsSection({ sessions, asOf }: SessionsSectionProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [withTokens, setWithTokens] = useState(false);
  const hasTokens = (useTokens().data ?? []).length > 0;
  const endOthers = useEndOtherSessions();
  const others = sessions
    .filter(({ isCurrent }) => !isCurrent)
    .toSorted((one, other) => Date.parse(other.seenAt) - Date.parse(one.seenAt));
  const all = [...sessions.filter(({ isCurrent }) => isCurrent), ...others];
  return (
    <Section title={t("Sessions")} text={t("The devices on which you are signed in.")}>
      <FirstRows rows={all} count={5}>
        {(shown) => (
          <ul className={look.card}>
            {shown.map((session) => (
              <SessionItem key={session.id} session={session} asOf={asOf} />
            ))}
          </ul>
        )}
      </FirstRows>
      {others.length > 0 && (
        <Button variant="quiet" className={styles.all} onClick={() => setIsAsking(true)}>
          {t("End all other sessions")}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t("End all other sessions?")}
          confirmLabel={t("End")}
          isDestructive
          onConfirm={() => endOthers.mutate({ tokens: hasTokens && withTokens })}
          onClose={() => setIsAsking(false)}
        >
          <p>
            {counted(others.length, {
              one: "{count} other device is signed out immediately. You stay signed in on this one.",
              other:
                "{count} other devices are signed out immediately. You stay signed in on this one.",
            })}
          </p>
          {hasTokens && (
            <CheckField
              label={t("Revoke all access tokens too")}
              checked={withTokens}
              onChange={() => setWithTokens(!withTokens)}
            />
          )}
        </ConfirmDialog>
      )}
    </Section>
  );
}
