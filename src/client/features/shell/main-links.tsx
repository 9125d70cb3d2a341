import { Link, useLocation } from "@tanstack/react-router";
import { CircleUserRound, House, WalletCards } from "lucide-react";
import { t } from "../../language/text.ts";
import look from "../../styles/look.module.css";
import styles from "./main-links.module.css";

const link = `${look.label} ${styles.link}`;

/** Pages that are reached from Manage Funds, though their addresses are not below its own. */
const pagesOfFunds = ["/tax", "/planning", "/regular-plans", "/goals", "/targets", "/compare"];

const isPageOfFunds = ({ pathname }: { pathname: string }): boolean =>
  pagesOfFunds.some((page) => pathname === page || pathname.startsWith(`${page}/`));

export function MainLinks({ place }: { place: "bar" | "tabs" }) {
  const hasIcons = place === "tabs";
  const isBelowFunds = useLocation({ select: isPageOfFunds });
  return (
    <nav className={styles[place]} aria-label={hasIcons ? t("Tabs") : t("Main")}>
      <Link to="/" activeOptions={{ exact: true }} className={link}>
        {hasIcons && <House size={20} aria-hidden />}
        {t("Home")}
      </Link>
      <Link to="/funds" className={link} aria-current={isBelowFunds ? "page" : undefined}>
        {hasIcons && <WalletCards size={20} aria-hidden />}
        {t("Manage Funds")}
      </Link>
      <Link to="/account" className={link}>
        {hasIcons && <CircleUserRound size={20} aria-hidden />}
        {t("Account")}
      </Link>
    </nav>
  );
}
