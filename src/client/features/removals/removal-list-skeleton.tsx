import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import styles from "./removal-list.module.css";

export const RemovalListSkeleton = () => (
  <div
    role="status"
    aria-label={t("Loading recently deleted items")}
    className={`${layout.between} ${styles.item}`}
  >
    <span className={`${layout.stack1} ${styles.words}`}>
      <Skeleton width="11rem" height="1.1rem" />
      <Skeleton width="8rem" height="0.9rem" />
    </span>
    <Skeleton width="6rem" height="2.75rem" />
  </div>
);
