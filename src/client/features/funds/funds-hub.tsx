import { Link } from "@tanstack/react-router";
import { ChevronRight, List, Plus } from "lucide-react";
import { Page } from "../../components/ui/page.tsx";
import styles from "./funds-hub.module.css";

const tiles = [
  {
    to: "/funds/view-funds",
    name: "View Funds",
    text: "Every holding with its value, PnL and returns",
    Icon: List,
  },
  {
    to: "/funds/add-fund",
    name: "Add Fund",
    text: "Record a folio, its scheme, amount and units",
    Icon: Plus,
  },
] as const;

export const FundsHub = () => (
  <Page title="Manage Funds" back="/" width="narrow">
    <ul className={styles.tiles}>
      {tiles.map(({ to, name, text, Icon }) => (
        <li key={to}>
          <Link to={to} className={styles.tile}>
            <Icon className={styles.icon} size={22} aria-hidden />
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.text}>{text}</span>
            </span>
            <ChevronRight className={styles.arrow} size={20} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  </Page>
);
