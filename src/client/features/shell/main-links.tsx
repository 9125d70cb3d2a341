import { Link, useLocation } from "@tanstack/react-router";
import { CircleUserRound, House, WalletCards } from "lucide-react";
import { t } from "../../language/text.ts";
import look from "../../styles/look.module.css";
import styles from "./main-links.module.css";

const link = `${look.label} ${styles.link}`;

/** All pages but Home and the account's are reached from Manage Funds, wherever their addresses lie. */
const isPageOfFunds = ({ pathname }: { pathname: string }): boolean =>
  !/^\/(account(\/.*)?)?$/.test(pathname);

export function MainLinks({ place }: { place: "bar" | "tabs" }) {
  const hasIcons = place === "tabs";
  const isOfFunds = useLocation({ select: isPageOfFunds });
  return (
    <nav className={styles[place]} aria-label={hasIcons ? t("Tabs") : t("Main")}>
      <Link to="/" activeOptions={{ exact: true }} className={link}>
        {hasIcons && <House size={20} aria-hidden />}
        {t("Home")}
      </Link>
      <Link to="/funds" className={link} aria-current={isOfFunds ? "page" : undefined}>
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
