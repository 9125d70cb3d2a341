import { Link } from "@tanstack/react-router";
import type { Fund } from "../../../shared/funds/schema.ts";
import look from "../../styles/look.module.css";
import { inDirectText } from "./in-direct-text.ts";
import { useDirectPortfolio } from "./queries.ts";
import { reasonText } from "./reason-text.ts";
import styles from "./direct-line.module.css";

/** One line for a fund in a regular plan, with its height kept while it loads. */
export function DirectLine({ fund }: { fund: Fund }) {
  const { data } = useDirectPortfolio(undefined);
  const found = data?.funds.find(({ fundId }) => fundId === fund.id);
  return (
    <p className={`${look.note} ${styles.line}`}>
      {found?.lost != null ? (
        <Link to="/regular-plans" search={{ fund: fund.id }} className={look.reach}>
          {inDirectText(found.lost, found.isEstimate)}
        </Link>
      ) : (
        found?.reason != null && reasonText(found.reason, data?.isFilling === true)
      )}
    </p>
  );
}
