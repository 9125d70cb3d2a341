import { Link, type LinkProps } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../language/text.ts";
import styles from "./page.module.css";

type PageProps = {
  title: string;
  back?: LinkProps["to"];
  /** Replaces the link's navigation, for example to return to a list as it was left. */
  onBack?: (() => void) | undefined;
  aside?: ReactNode;
  width?: "full" | "narrow";
  /** Less space between its parts on a phone, for a list that is to be seen without scrolling. */
  isTight?: boolean;
  children: ReactNode;
};

export const Page = ({
  title,
  back,
  onBack,
  aside,
  width = "full",
  isTight = false,
  children,
}: PageProps) => (
  <div className={`${styles.page} ${styles[width]} ${isTight ? styles.tight : ""}`}>
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
