import { localDate } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import styles from "./ended-shares.module.css";
import { useEndedShares } from "./queries.ts";

/** The list of senders only leaves them out, which tells nobody that sharing has ended. */
export function EndedShares() {
  const { data: ended = [] } = useEndedShares();
  if (ended.length === 0) return null;
  return (
    <ul className={styles.ended} aria-label={t("People who no longer share with you")}>
      {ended.map(({ senderUid, senderName, senderEmail, endedAt }) => (
        <li key={senderUid}>
          {t("{name} no longer shares with you", { name: senderName })}
          <span className={styles.since}>
            {senderEmail} · {t("Ended on {day}", { day: localDate(endedAt) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
