import type { CSSProperties } from "react";
import styles from "./skeleton.module.css";

/** The place of a text that is on its way, as wide as it will probably be. */
export const Skeleton = ({ width, height }: { width: string; height?: string }) => (
  <span className={styles.skeleton} style={{ width, height } satisfies CSSProperties} aria-hidden />
);
