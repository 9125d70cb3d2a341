import { Link } from "@tanstack/react-router";
import type { ValuedFund } from "../../../../shared/funds/schema.ts";
import { schemeTitle } from "../../../../shared/schemes/scheme-title.ts";
import styles from "./fund-name.module.css";

export const FundName = ({ fund }: { fund: ValuedFund }) =>
  "hasTransactions" in fund ? (
    <Link to="/funds/$fundId" params={{ fundId: fund.id }} className={styles.name}>
      {schemeTitle(fund.schemeName)}
    </Link>
  ) : (
    schemeTitle(fund.schemeName)
  );
