import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Page } from "../../components/ui/page.tsx";
import { t } from "../../language/text.ts";
import styles from "./account-page.module.css";

const parts = [
  { to: "/account", name: "Profile" },
  { to: "/account/sharing", name: "Sharing" },
  { to: "/account/security", name: "Security" },
  { to: "/account/preferences", name: "Preferences" },
  { to: "/account/data", name: "Data" },
] as const;

/** One page of the account, with links to the others. */
export const AccountPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Page title={title} width="narrow">
    <nav ref={showCurrentPart} className={styles.parts} aria-label={t("Account pages")}>
      {parts.map(({ to, name }) => (
        <Link key={to} to={to} activeOptions={{ exact: true }} className={styles.part}>
          {t(name)}
        </Link>
      ))}
    </nav>
    {children}
  </Page>
);

/** Scrolls only the row, unlike scrollIntoView, which would scroll the page too. */
function showCurrentPart(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>("[aria-current]");
  if (!row || !current) return;
  row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
}
