import type { User } from "../../../shared/auth/schema.ts";
import styles from "./profile-section.module.css";
import { Section } from "./section.tsx";

/** Who is signed in. */
export const ProfileSection = ({ user }: { user: User }) => (
  <Section title="Profile">
    <div className={styles.profile}>
      {user.photoURL === null ? (
        <span className={styles.photo} aria-hidden>
          {user.name.slice(0, 1).toUpperCase()}
        </span>
      ) : (
        <img className={styles.photo} src={user.photoURL} alt="" referrerPolicy="no-referrer" />
      )}
      <div className={styles.words}>
        <p className={styles.name}>{user.name}</p>
        <p className={styles.email}>{user.email}</p>
      </div>
    </div>
  </Section>
);
