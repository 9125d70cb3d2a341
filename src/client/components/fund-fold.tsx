import { ChevronDown } from "lucide-react";
import { Suspense, useState, type ReactNode } from "react";
import look from "../styles/look.module.css";
import { showElement } from "./show-element.ts";
import { Skeleton } from "./ui/feedback/skeleton.tsx";
import styles from "./fund-fold.module.css";

export const FundFolds = ({ children }: { children: ReactNode }) => (
  <div className={styles.list}>{children}</div>
);

type FundFoldProps = {
  name: string;
  figure: string;
  detail: ReactNode;
  /** The page was opened for this fund: it starts open, in view. */
  isChosen: boolean;
  /** Of what is inside, while it loads. */
  height: string;
  /** Rendered while it is open. */
  children: ReactNode;
};

/** One line for a fund, which opens to all about it. */
export function FundFold({ name, figure, detail, isChosen, height, children }: FundFoldProps) {
  const [isOpen, setIsOpen] = useState(isChosen);
  return (
    <article ref={isChosen ? showElement : undefined} className={styles.fold}>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className={styles.line}>
          <h3 className={styles.name}>{name}</h3> <span className={look.strong}>{figure}</span>
          <ChevronDown className={look.soft} size={16} aria-hidden />{" "}
          <span className={`${look.note} ${look.breaks} ${styles.detail}`}>{detail}</span>
        </summary>
        {isOpen && (
          <Suspense fallback={<Skeleton width="100%" height={height} />}>{children}</Suspense>
        )}
      </details>
    </article>
  );
}
