import { Link, type LinkProps } from "@tanstack/react-router";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./open-questions.module.css";

type DismissibleLineProps = {
  link: Pick<LinkProps, "to" | "search">;
  name: string;
  note: ReactNode;
  onDismiss: () => void;
};

/** A line of Home that the user can hide. */
export const DismissibleLine = ({ link, name, note, onDismiss }: DismissibleLineProps) => (
  <div className={`${layout.row3} ${styles.saving}`}>
    <Link {...link} className={`${layout.row3} ${styles.link}`}>
      <span className={styles.text}>
        <span className={`${look.clipped} ${styles.name}`}>{name}</span>
        <span className={look.note}>{note}</span>
      </span>
    </Link>
    <button
      type="button"
      className={look.icon}
      aria-label={t("Do not show this on Home")}
      onClick={onDismiss}
    >
      <X size={18} aria-hidden />
    </button>
  </div>
);
