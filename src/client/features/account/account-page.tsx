import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { centreInRow } from "../../components/ui/centre-in-row.ts";
import { Page } from "../../components/ui/page.tsx";
import { t } from "../../language/text.ts";
import look from "../../styles/look.module.css";
import styles from "./account-page.module.css";

const parts = [
  { to: "/account", name: "Profile" },
  { to: "/account/sharing", name: "Sharing" },
  { to: "/account/security", name: "Security" },
  { to: "/account/preferences", name: "Preferences" },
  { to: "/account/letters", name: "Letters" },
  { to: "/account/data", name: "Data" },
] as const;

export const AccountPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Page title={title} width="narrow">
    <nav ref={showCurrentPart} className={styles.parts} aria-label={t("Account pages")}>
      {parts.map(({ to, name }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: true }}
          className={`${look.label} ${styles.part}`}
        >
          {t(name)}
        </Link>
      ))}
    </nav>
    {children}
  </Page>
);

const showCurrentPart = (row: HTMLElement | null): void => centreInRow(row, "[aria-current]");
