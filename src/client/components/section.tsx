import { useId, type ReactNode } from "react";
import layout from "../styles/layout.module.css";
import look from "../styles/look.module.css";
import styles from "./section.module.css";

type SectionProps = { id?: string; title: string; text?: ReactNode; children: ReactNode };

export function Section({ id: own, title, text, children }: SectionProps) {
  const made = useId();
  const id = own ?? made;
  return (
    <section className={`${layout.stack4} ${styles.section}`} aria-labelledby={id}>
      <header>
        <h2 id={id} className={`${look.lead} ${styles.title}`} tabIndex={-1}>
          {title}
        </h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </header>
      <div className={`${layout.stack4} ${styles.content}`}>{children}</div>
    </section>
  );
}
