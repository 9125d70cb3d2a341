import type { User } from "../../../shared/auth/schema.ts";
import { Section } from "../../components/section.tsx";
import { Avatar } from "../../components/ui/avatar.tsx";
import { localDate } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import look from "../../styles/look.module.css";
import styles from "./profile-section.module.css";

export const ProfileSection = ({ user }: { user: User }) => (
  <Section title={t("Profile")}>
    <div className={styles.profile}>
      <Avatar name={user.name} photoURL={user.photoURL} />
      <div className={styles.words}>
        <p className={styles.name}>{user.name}</p>
        <p className={look.breaks}>{user.email}</p>
        <p className={look.note}>{t("Member since {day}", { day: localDate(user.createdAt) })}</p>
      </div>
    </div>
  </Section>
);
