import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Brand } from "../../components/ui/brand.tsx";
import { t } from "../../language/text.ts";
import { OfflineBanner } from "../offline/offline-banner.tsx";
import layout from "../../styles/layout.module.css";
import styles from "./auth-page.module.css";
import { LanguageLinks } from "./language-links.tsx";

type AuthPageProps = {
  title: string;
  text: ReactNode;
  other: AlternateLink | null;
  children: ReactNode;
};

type AlternateLink = { question: string; label: string; to: NonNullable<LinkProps["to"]> };

export const backToLogin = (): AlternateLink => ({
  question: t("Remembered it?"),
  label: t("Back to Login"),
  to: "/login",
});

export const AuthPage = ({ title, text, other, children }: AuthPageProps) => (
  <div className={styles.page}>
    <aside className={styles.cover}>
      <div className={`${layout.spread} ${styles.top}`}>
        <Brand />
        <LanguageLinks />
      </div>
      <svg className={styles.chart} viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden>
        <path d="M0 55 C12 52 14 43 24 45 S38 38 46 34 S58 38 66 27 S80 21 86 14 S96 9 100 5" />
      </svg>
      <p className={styles.promise}>{t("Every fund you hold, in one honest statement.")}</p>
      <p className={styles.detail}>
        {t("Current value, gains and returns, based on the NAVs that AMFI publishes each evening.")}
      </p>
    </aside>
    <main className={styles.main}>
      <div className={styles.sheet}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <div className={styles.text}>{text}</div>
        {children}
        {other !== null && (
          <p className={`${layout.wrap} ${styles.other}`}>
            {other.question} <Link to={other.to}>{other.label}</Link>
          </p>
        )}
      </div>
    </main>
    <OfflineBanner place="page" />
  </div>
);
