import { Link } from "@tanstack/react-router";
import { CircleUserRound, House, WalletCards } from "lucide-react";
import { t } from "../../language/text.ts";
import look from "../../styles/look.module.css";
import styles from "./main-links.module.css";

const link = `${look.label} ${styles.link}`;

export function MainLinks({ place }: { place: "bar" | "tabs" }) {
  const hasIcons = place === "tabs";
  return (
    <nav className={styles[place]} aria-label={hasIcons ? t("Tabs") : t("Main")}>
      <Link to="/" activeOptions={{ exact: true }} className={link}>
        {hasIcons && <House size={20} aria-hidden />}
        {t("Home")}
      </Link>
      <Link to="/funds" className={link}>
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
