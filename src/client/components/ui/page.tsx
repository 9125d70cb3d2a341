import { Link, useRouter, type LinkProps } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { stepsToPreviousPage } from "../../browser/visited-pages.ts";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./page.module.css";
import hidden from "./visually-hidden.module.css";

type PageProps = {
  title: string;
  /** The parent page, where Back leads if no other page was visited before. */
  back?: LinkProps["to"];
  /** Replaces the link's navigation, for example to return to a list as it was left. */
  onBack?: (() => void) | undefined;
  aside?: ReactNode;
  width?: "full" | "narrow";
  /** Less space on phones, so that a list is visible without scrolling. */
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
  <div
    className={`${layout.column} ${styles.page} ${styles[width]} ${isTight ? styles.tight : ""}`}
  >
    <header className={`${layout.column} ${styles.head}`}>
      {back !== undefined && <BackLink to={back} onBack={onBack} />}
      <div className={`${layout.spread} ${styles.titles}`}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {aside}
      </div>
    </header>
    {children}
  </div>
);

function BackLink({
  to,
  onBack,
}: {
  to: NonNullable<LinkProps["to"]>;
  onBack: PageProps["onBack"];
}) {
  const { history } = useRouter();
  const goBack = (): boolean => {
    const steps = stepsToPreviousPage(history.location.state.__TSR_index);
    if (onBack !== undefined) onBack();
    else if (steps !== null) history.go(-steps);
    else return false;
    return true;
  };
  return (
    <Link
      to={to}
      className={`${look.label} ${styles.back}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        if (goBack()) event.preventDefault();
      }}
    >
      <ArrowLeft size={18} aria-hidden />
      <span className={hidden.below48}>{t("Back")}</span>
    </Link>
  );
}
