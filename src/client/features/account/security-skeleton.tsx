import { Section } from "../../components/section.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./security-skeleton.module.css";

export const SecuritySkeleton = () => (
  <>
    <Section title={t("How you sign in")}>
      <div
        className={`${look.card} ${layout.stack2} ${styles.ways}`}
        role="status"
        aria-label={t("Loading your sign-in methods")}
      >
        <Skeleton width="12rem" />
        <Skeleton width="12rem" />
      </div>
    </Section>
    <Section title={t("Password")} text={<Skeleton width="16rem" />}>
      <Skeleton width="11rem" height="var(--touch)" />
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
