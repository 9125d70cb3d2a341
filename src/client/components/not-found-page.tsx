import { Link } from "@tanstack/react-router";
import { t } from "../language/text.ts";
import layout from "../styles/layout.module.css";
import styles from "./full-page-message.module.css";
import { pageTitle } from "./page-head.ts";
import { Brand } from "./ui/brand.tsx";
import { buttonClass } from "./ui/button.tsx";

export const NotFoundPage = () => (
  <main className={`${layout.column3} ${styles.page}`}>
    <title>{pageTitle("Page not found")}</title>
    <meta name="description" content={t("This page doesn't exist.")} />
    <Brand />
    <p className={styles.figure}>404</p>
    <h1 className={styles.title} tabIndex={-1}>
      {t("Page not found")}
    </h1>
    <p className={styles.text}>{t("This page doesn't exist.")}</p>
    <Link to="/" className={buttonClass()}>
      {t("Go Back Home")}
    </Link>
  </main>
);
