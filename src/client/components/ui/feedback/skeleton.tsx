import type { CSSProperties } from "react";
import styles from "./skeleton.module.css";

export const Skeleton = ({ width, height }: { width: string; height?: string }) => (
  <span className={styles.skeleton} style={{ width, height } satisfies CSSProperties} aria-hidden />
);
