import { Section } from "../../components/section.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { t } from "../../language/text.ts";
import styles from "./security-skeleton.module.css";

export const SecuritySkeleton = () => (
  <>
    <Section title={t("Password")} text={<Skeleton width="16rem" />}>
      <div className={styles.form} role="status" aria-label={t("Loading your sign-in methods")}>
        {["current", "new", "confirmed"].map((name) => (
          <div key={name} className={styles.field}>
            <Skeleton width="8rem" />
            <Skeleton width="100%" height="var(--touch)" />
          </div>
        ))}
        <div className={styles.actions}>
          <Skeleton width="11rem" height="var(--touch)" />
          <Skeleton width="12.5rem" height="var(--touch)" />
        </div>
      </div>
    </Section>
    <Section title={t("Sessions")} text={t("The devices on which you are signed in.")}>
      <div className={styles.session}>
        <Skeleton width="10rem" />
        <Skeleton width="15rem" />
      </div>
    </Section>
  </>
);
