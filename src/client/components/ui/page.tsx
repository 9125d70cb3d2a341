import { Link, type LinkProps } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../language/text.ts";
import styles from "./page.module.css";

type PageProps = {
  title: string;
  /** Where the Back button leads. */
  back?: LinkProps["to"];
  /** Goes back another way where there is one, to a list as it was left. */
  onBack?: (() => void) | undefined;
  /** Beside the title. */
  aside?: ReactNode;
  width?: "full" | "narrow";
  children: ReactNode;
};

/** A page: its one heading, which takes the focus after a navigation, and what is under it. */
export const Page = ({ title, back, onBack, aside, width = "full", children }: PageProps) => (
  <div className={`${styles.page} ${styles[width]}`}>
    <header className={styles.head}>
      {back !== undefined && (
        <Link
          to={back}
          className={styles.back}
          onClick={(event) => {
            if (onBack === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onBack();
          }}
        >
          <ArrowLeft size={18} aria-hidden />
          <span className={styles.backName}>{t("Back")}</span>
        </Link>
      )}
      <div className={styles.titles}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {aside}
      </div>
    </header>
    {children}
  </div>
);
