import { useMe } from "../auth/session/queries.ts";
import styles from "./answer-places.module.css";
import { SharedCard } from "./cards/shared-card.tsx";

/** For those who hold nothing themselves. */
export function SharedWithMe() {
  const { data: me } = useMe();
  return (
    me?.sharedWithMe === true && (
      <ul className={styles.cards}>
        <SharedCard />
      </ul>
    )
  );
}
