import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useMediaQuery } from "../../components/ui/use-media-query.ts";
import look from "../../styles/look.module.css";
import styles from "./home-part.module.css";

type HomePartProps = { id: string; title: string; aside?: ReactNode; children: ReactNode };

/** A part of Home, which a phone shows as one line that opens. */
export function HomePart({ id, title, aside, children }: HomePartProps) {
  const isWide = useMediaQuery("(width >= 48rem)");
  const head = (
    <>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {aside}
    </>
  );
  return (
    <section aria-labelledby={id}>
      {isWide ? (
        <>
          <div className={styles.head}>{head}</div>
          {children}
        </>
      ) : (
        <details className={styles.folded}>
          <summary>
            <span className={styles.head}>{head}</span>
            <ChevronDown className={look.soft} size={16} aria-hidden />
          </summary>
          {children}
        </details>
      )}
    </section>
  );
}
