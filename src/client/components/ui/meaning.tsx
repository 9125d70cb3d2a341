import type { ReactNode } from "react";
import styles from "./meaning.module.css";

type MeaningProps = { name: string; children: ReactNode };

/** A figure's name, which opens to what it means; at most one of a page is open. */
export const Meaning = ({ name, children }: MeaningProps) => (
  <details className={styles.meaning} name="meaning">
    <summary>{name}</summary>
    <div className={styles.text}>{children}</div>
  </details>
);
