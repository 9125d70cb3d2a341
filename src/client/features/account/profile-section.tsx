import { useState } from "react";
import type { User } from "../../../shared/auth/schema.ts";
import { Section } from "../../components/section.tsx";
import { Avatar } from "../../components/ui/avatar.tsx";
import { Button } from "../../components/ui/button.tsx";
import { localDate } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import look from "../../styles/look.module.css";
import { NameForm } from "./name-form.tsx";
import styles from "./profile-section.module.css";

export function ProfileSection({ user }: { user: User }) {
  const [isNaming, setIsNaming] = useState(false);
  return (
    <Section title={t("Profile")}>
      <div className={styles.profile}>
        <Avatar name={user.name} photoURL={user.photoURL} />
        <div className={styles.words}>
          <p className={styles.name}>{user.name}</p>
          <p className={look.breaks}>{user.email}</p>
          <p className={look.note}>{t("Member since {day}", { day: localDate(user.createdAt) })}</p>
        </div>
      </div>
      {isNaming ? (
        <NameForm name={user.name} onClose={() => setIsNaming(false)} />
      ) : (
        user.demoUntil === null && (
          <div>
            <Button variant="quiet" onClick={() => setIsNaming(true)}>
              {t("Change name")}
            </Button>
          </div>
        )
      )}
    </Section>
  );
}
