import { Section } from "../../components/section.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./security-skeleton.module.css";

export const SecuritySkeleton = () => (
  <>
    <Section title={t("Password")} text={<Skeleton width="16rem" />}>
      <div
        className={`${layout.stack3} ${styles.form}`}
        role="status"
        aria-label={t("Loading your sign-in methods")}
      >
        {["current", "new", "confirmed"].map((name) => (
          <div key={name} className={`${layout.stack2} ${styles.field}`}>
            <Skeleton width="8rem" />
            <Skeleton width="100%" height="var(--touch)" />
          </div>
        ))}
        <div className={layout.wrap3}>
          <Skeleton width="11rem" height="var(--touch)" />
          <Skeleton width="12.5rem" height="var(--touch)" />
        </div>
      </div>
    </Section>
    <Section title={t("Passkeys")} text={<Skeleton width="16rem" />}>
      <Skeleton width="10rem" height="var(--touch)" />
    </Section>
    <Section title={t("Sessions")} text={t("The devices on which you are signed in.")}>
      <div className={`${look.card} ${layout.stack2} ${styles.session}`}>
        <Skeleton width="10rem" />
        <Skeleton width="15rem" />
      </div>
    </Section>
  </>
);
