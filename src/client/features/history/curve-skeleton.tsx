import { Skeleton } from "../../components/ui/skeleton.tsx";
import styles from "./value-curve.module.css";

export const CurveSkeleton = () => (
  <div className={styles.curve} aria-hidden>
    <Skeleton width="100%" height="2.75rem" />
    <Skeleton width="60%" height="3rem" />
    <Skeleton width="100%" height="16rem" />
  </div>
);

export const CurvePlace = () => <div className={styles.curve} aria-hidden />;
