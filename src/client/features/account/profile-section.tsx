import type { User } from "../../../shared/auth/schema.ts";
import { Section } from "../../components/section.tsx";
import { Avatar } from "../../components/ui/avatar.tsx";
import { localDate } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import styles from "./profile-section.module.css";

export const ProfileSection = ({ user }: { user: User }) => (
  <Section title={t("Profile")}>
    <div className={styles.profile}>
      <Avatar name={user.name} photoURL={user.photoURL} />
      <div className={styles.words}>
        <p className={styles.name}>{user.name}</p>
        <p className={styles.email}>{user.email}</p>
        <p className={styles.since}>
          {t("Member since {day}", { day: localDate(user.createdAt) })}
        </p>
      </div>
    </div>
  </Section>
);
