import { useState, type ReactNode } from "react";
import styles from "./folded-section.module.css";
import { usePrinting } from "./use-printing.ts";

type FoldedSectionProps = {
  title: string;
  text?: string;
  isOpen?: boolean;
  children: ReactNode;
};

/** A section that few people need: folded on screen, open on paper. */
export function FoldedSection({
  title,
  text,
  isOpen: startsOpen = false,
  children,
}: FoldedSectionProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const isPrinting = usePrinting();
  const isShown = isOpen || isPrinting;
  return (
    <details
      className={styles.section}
      open={isShown}
      onToggle={({ currentTarget }) => {
        if (!isPrinting) setIsOpen(currentTarget.open);
      }}
    >
      <summary>
        <h2 tabIndex={-1}>{title}</h2>
      </summary>
      {isShown && (
        <div className={styles.content}>
          {text !== undefined && <p className={styles.text}>{text}</p>}
          {children}
        </div>
      )}
    </details>
  );
}
