import { Skeleton } from "../../components/ui/skeleton.tsx";
import styles from "./value-curve.module.css";

/** As high as the curve with its choices and figures. */
export const CurveSkeleton = () => (
  <div className={styles.curve} aria-hidden>
    <Skeleton width="100%" height="2.75rem" />
    <Skeleton width="60%" height="3rem" />
    <Skeleton width="100%" height="16rem" />
  </div>
);

/** The room for a curve that has not been seen yet. */
export const CurvePlace = () => <div className={styles.curve} aria-hidden />;
