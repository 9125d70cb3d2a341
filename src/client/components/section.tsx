import { useId, type ReactNode } from "react";
import styles from "./section.module.css";

type SectionProps = { title: string; text?: ReactNode; children: ReactNode };

export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header>
        <h2 id={id} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </header>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
