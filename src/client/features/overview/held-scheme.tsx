import { Link } from "@tanstack/react-router";
import type { Fund } from "../../../shared/funds/schema.ts";
import { schemeTitle } from "../../../shared/schemes/scheme-title.ts";
import { holderNameOf, type HolderNames } from "../fund-list/list/fund-holder.ts";
import look from "../../styles/look.module.css";
import styles from "./largest-holdings.module.css";

type HeldSchemeProps = {
  fund: Fund;
  holderNames: HolderNames | undefined;
};

export function HeldScheme({ fund, holderNames }: HeldSchemeProps) {
  const holder = holderNameOf(fund, holderNames);
  return (
    <span className={styles.scheme}>
      <Link to="/funds/$fundId" params={{ fundId: fund.id }}>
        {schemeTitle(fund.schemeName)}
      </Link>
      {holder !== undefined && <span className={`${look.note} ${styles.holder}`}>{holder}</span>}
    </span>
  );
}
