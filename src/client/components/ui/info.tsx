import { Info as InfoIcon } from "lucide-react";
import { useId, type ReactNode } from "react";
import { t } from "../../language/text.ts";
import look from "../../styles/look.module.css";
import styles from "./info.module.css";

type InfoProps = { name: string; children: ReactNode };

/** What a figure means, behind a button beside its name. */
export function Info({ name, children }: InfoProps) {
  const id = useId();
  return (
    <span className={styles.place}>
      <button
        type="button"
        popoverTarget={id}
        className={styles.button}
        aria-label={t("What is {name}?", { name })}
      >
        <InfoIcon size={15} aria-hidden />
      </button>
      <span id={id} popover="auto" className={`${look.card} ${styles.text}`}>
        <span className={`${look.strong} ${styles.name}`}>{name}</span>
        {children}
      </span>
    </span>
  );
}
