import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { t } from "../../language/text.ts";
import styles from "./form-skeleton.module.css";

export const FormSkeleton = () => (
  <div className={styles.form} role="status" aria-label={t("Checking your link")}>
    <Skeleton width="6rem" />
    <Skeleton width="100%" height="var(--touch)" />
    <Skeleton width="9rem" />
    <Skeleton width="100%" height="var(--touch)" />
    <Skeleton width="100%" height="var(--touch)" />
  </div>
);
