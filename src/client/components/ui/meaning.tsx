import { useState, type ReactNode } from "react";
import styles from "./meaning.module.css";

type MeaningProps = { name: string; children: ReactNode };

/** A figure's name, which opens to what it means; at most one of a page is open. */
export function Meaning({ name, children }: MeaningProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.meaning}
      name="meaning"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{name}</summary>
      {isOpen && <div className={styles.text}>{children}</div>}
    </details>
  );
}
