import { Skeleton } from "../../components/ui/skeleton.tsx";
import { Section } from "./section.tsx";
import styles from "./security-skeleton.module.css";

/** Stands where the password and the sessions will be. */
export const SecuritySkeleton = () => (
  <div role="status" aria-label="Loading your password and sessions">
    <Section title="Password">
      <div className={styles.form}>
        {["Current", "New", "Confirm"].map((name) => (
          <div key={name} className={styles.field}>
            <Skeleton width="8rem" />
            <Skeleton width="100%" height="var(--touch)" />
          </div>
        ))}
        <Skeleton width="11rem" height="var(--touch)" />
      </div>
    </Section>
    <Section title="Sessions">
      <div className={styles.session}>
        <Skeleton width="10rem" />
        <Skeleton width="15rem" />
      </div>
    </Section>
  </div>
);
