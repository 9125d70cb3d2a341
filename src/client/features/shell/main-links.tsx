import { Link } from "@tanstack/react-router";
import { CircleUserRound, House, WalletCards } from "lucide-react";
import { t } from "../../language/text.ts";
import look from "../../styles/look.module.css";
import styles from "./main-links.module.css";

export const MainLinks = ({ place }: { place: "bar" | "tabs" }) => (
  <nav className={styles[place]} aria-label={place === "bar" ? t("Main") : t("Tabs")}>
    <Link to="/" activeOptions={{ exact: true }} className={`${look.label} ${styles.link}`}>
      <House className={styles.icon} size={20} aria-hidden />
      {t("Home")}
    </Link>
    <Link to="/funds" className={`${look.label} ${styles.link}`}>
      <WalletCards className={styles.icon} size={20} aria-hidden />
      {t("Manage Funds")}
    </Link>
    <Link to="/account" className={`${look.label} ${styles.link}`}>
      <CircleUserRound className={styles.icon} size={20} aria-hidden />
      {t("Account")}
    </Link>
  </nav>
);
