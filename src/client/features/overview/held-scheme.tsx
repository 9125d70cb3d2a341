import { Link } from "@tanstack/react-router";
import { Dot } from "../../components/ui/beside.tsx";
import type { Fund } from "../../../shared/funds/schema.ts";
import { schemeTitle } from "../../../shared/schemes/scheme-title.ts";
import { holderNameOf, type HolderNames } from "../funds/list/fund-holder.ts";
import look from "../../styles/look.module.css";
import styles from "./largest-holdings.module.css";

type HeldSchemeProps = {
  fund: Fund;
  holderNames: HolderNames | undefined;
};

export function HeldScheme({ fund, holderNames }: HeldSchemeProps) {
  const holder = holderNameOf(fund, holderNames);
  const title = schemeTitle(fund.schemeName);
  const [name = "", ...variant] = title.split(" - ");
  return (
    <span className={styles.scheme}>
      <Link
        to="/funds/$fundId"
        params={{ fundId: fund.id }}
        aria-label={title}
        className={`${look.clipped} ${look.reach} ${styles.name}`}
      >
        {name}
      </Link>
      <span className={`${look.note} ${look.clipped} ${styles.variant}`}>
        {holder !== undefined && <span>{holder}</span>}
        {holder !== undefined && variant.length > 0 && <Dot />}
        <span aria-hidden>{variant.join(" - ")}</span>
      </span>
    </span>
  );
}
