import { Link } from "@tanstack/react-router";
import {
  ArrowLeftRight,
  ChartNoAxesCombined,
  FileUp,
  Landmark,
  List,
  Pencil,
  Plus,
  Users,
} from "lucide-react";
import { Page } from "../../components/ui/page.tsx";
import { t } from "../../language/text.ts";
import type { ListControl } from "./list/list-search.ts";
import { HolderTitle } from "../holders/holder-title.tsx";
import { titleWithHolder, useChosenHolder } from "../holders/use-chosen-holder.ts";
import { SampleNavs } from "../schemes/sample-navs.tsx";
import { useMe } from "../auth/session/queries.ts";
import look from "../../styles/look.module.css";
import styles from "./funds-hub.module.css";
import { OwnFundList } from "./own-fund-list.tsx";

const tiles = [
  {
    to: "/funds/view-funds",
    name: "View Funds",
    Icon: List,
  },
  {
    to: "/funds/edit-funds",
    name: "Edit Funds",
    Icon: Pencil,
  },
  {
    to: "/funds/add-fund",
    name: "Add Fund",
    Icon: Plus,
  },
  {
    to: "/funds/import",
    name: "Import",
    Icon: FileUp,
  },
  {
    to: "/funds/add-transaction",
    name: "Transaction",
    Icon: ArrowLeftRight,
  },
  {
    to: "/tax",
    name: "Tax",
    Icon: Landmark,
  },
  {
    to: "/planning",
    name: "Planning",
    Icon: ChartNoAxesCombined,
  },
] as const;

const sharedTile = {
  to: "/funds/shared-funds",
  name: "Shared Funds",
  Icon: Users,
} as const;

export function FundsHub(control: ListControl) {
  const { data: me } = useMe();
  const { holderName } = useChosenHolder(control.search);
  const shown = me?.sharedWithMe === true ? [...tiles, sharedTile] : tiles;
  return (
    <Page title={titleWithHolder(t("Manage Funds"), holderName)} aside={<SampleNavs />} isTight>
      <HolderTitle page="Manage Funds" name={holderName} />
      <ul className={styles.tiles} aria-label={t("Actions")}>
        {shown.map(({ to, name, Icon }) => (
          <li key={to}>
            <Link to={to} className={`${look.card} ${styles.tile}`}>
              <Icon className={look.sign} size={20} aria-hidden />
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
      <OwnFundList {...control} />
    </Page>
  );
}
