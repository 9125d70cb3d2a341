import { Skeleton } from "../../../components/ui/feedback/skeleton.tsx";
import { t } from "../../../language/text.ts";
import styles from "../form/fund-form.module.css";
import layout from "../../../styles/layout.module.css";
import own from "./fund-form-skeleton.module.css";

export const FundFormSkeleton = () => (
  <div
    className={`${layout.stack4} ${styles.form}`}
    role="status"
    aria-label={t("Loading your fund")}
  >
    <div className={`${layout.column3} ${styles.fields}`} aria-hidden>
      <FieldShape />
      <div className={styles.pair}>
        <FieldShape />
        <FieldShape />
      </div>
      <div className={styles.pair}>
        <FieldShape />
        <FieldShape />
      </div>
    </div>
  </div>
);

const FieldShape = () => (
  <div className={`${layout.column} ${own.field}`}>
    <Skeleton width="6rem" />
    <Skeleton width="100%" height="2.75rem" />
  </div>
);
