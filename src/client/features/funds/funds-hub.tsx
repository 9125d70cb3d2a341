import { Link } from "@tanstack/react-router";
import { ArrowLeftRight, ChevronRight, FileUp, List, Pencil, Plus, Users } from "lucide-react";
import { Page } from "../../components/ui/page.tsx";
import { t } from "../../language/text.ts";
import { useMe } from "../session/queries.ts";
import styles from "./funds-hub.module.css";

const tiles = [
  {
    to: "/funds/view-funds",
    name: "View Funds",
    text: "Every holding with its value, PnL and returns",
    Icon: List,
  },
  {
    to: "/funds/edit-funds",
    name: "Edit Funds",
    text: "Change or delete what you have recorded",
    Icon: Pencil,
  },
  {
    to: "/funds/add-fund",
    name: "Add Fund",
    text: "Record a folio, its scheme, amount and units",
    Icon: Plus,
  },
  {
    to: "/funds/import",
    name: "Import",
    text: "Statements and files, read on this device",
    Icon: FileUp,
  },
  {
    to: "/funds/add-transaction",
    name: "Add transaction",
    text: "A purchase, SIP instalment, redemption or payout",
    Icon: ArrowLeftRight,
  },
] as const;

const sharedTile = {
  to: "/funds/shared-funds",
  name: "Shared Funds",
  text: "Funds that others share with you",
  Icon: Users,
} as const;

export function FundsHub() {
  const { data: me } = useMe();
  const shown = me?.sharedWithMe === true ? [...tiles, sharedTile] : tiles;
  return (
    <Page title={t("Manage Funds")} back="/">
      <ul className={styles.tiles}>
        {shown.map(({ to, name, text, Icon }) => (
          <li key={to}>
            <Link to={to} className={styles.tile}>
              <Icon className={styles.icon} size={22} aria-hidden />
              <span className={styles.words}>
                <span className={styles.name}>{t(name)}</span>
                <span className={styles.text}>{t(text)}</span>
              </span>
              <ChevronRight className={styles.arrow} size={20} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
