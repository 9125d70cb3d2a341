import { useRef } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Beside } from "../../components/ui/beside.tsx";
import { localDate } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./ended-shares.module.css";
import { useDismissEnded } from "./mutations.ts";
import { useEndedShares } from "./queries.ts";

/** The list of senders only leaves them out, which tells nobody that sharing has ended. */
export function EndedShares() {
  const { data: ended = [] } = useEndedShares();
  const { mutate: dismiss, isPending, variables } = useDismissEnded();
  const listRef = useRef<HTMLUListElement>(null);
  if (ended.length === 0) return null;
  const focusHeading = () =>
    listRef.current?.closest("section, main")?.querySelector<HTMLElement>("h1, h2")?.focus();
  return (
    <ul
      ref={listRef}
      className={`${layout.stack3} ${styles.ended}`}
      aria-label={t("People who no longer share with you")}
    >
      {ended.map(({ senderUid: senderId, senderName: name, senderEmail, endedAt }) => (
        <li key={senderId} className={`${layout.between} ${styles.share}`}>
          <span>
            {t("{name} no longer shares with you", { name })}
            <span className={`${look.note} ${styles.since}`}>
              <Beside parts={[senderEmail, t("Ended on {day}", { day: localDate(endedAt) })]} />
            </span>
          </span>
          <Button
            variant="quiet"
            busy={isPending && variables.senderId === senderId}
            aria-label={t("Dismiss the notice that {name} no longer shares with you", { name })}
            // The focused button disappears with its row.
            onClick={() => dismiss({ senderId }, { onSuccess: focusHeading })}
          >
            {t("Dismiss")}
          </Button>
        </li>
      ))}
    </ul>
  );
}
