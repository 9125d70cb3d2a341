import type { CSSProperties } from "react";
import styles from "./skeleton.module.css";

/** A placeholder about as wide as the text to come. */
export const Skeleton = ({ width, height }: { width: string; height?: string }) => (
  <span className={styles.skeleton} style={{ width, height } satisfies CSSProperties} aria-hidden />
);
