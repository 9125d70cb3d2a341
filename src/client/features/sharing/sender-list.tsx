import { LoadFailure } from "../../components/load-failure.tsx";
import { t } from "../../language/text.ts";
import { PersonSkeleton } from "./person.tsx";
import { useSenders } from "./queries.ts";
import { SenderCard } from "./sender-card.tsx";
import layout from "../../styles/layout.module.css";
import styles from "./sender-list.module.css";

export function SenderList() {
  const senders = useSenders();
  if (senders.data !== undefined) {
    return (
      <ul
        className={`${layout.stack4} ${styles.senders}`}
        aria-label={t("People who share with you")}
      >
        {senders.data.map((sender) => (
          <SenderCard key={sender.senderUid} sender={sender} />
        ))}
      </ul>
    );
  }
  if (senders.error !== null) {
    return (
      <LoadFailure title={t("The people who share with you could not be loaded")} query={senders} />
    );
  }
  return (
    <div
      role="status"
      aria-label={t("Loading the people who share with you")}
      className={`${layout.stack4} ${styles.senders}`}
    >
      <div className={styles.place}>
        <PersonSkeleton />
      </div>
    </div>
  );
}
