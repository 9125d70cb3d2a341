import { Link } from "@tanstack/react-router";
import type { Fund } from "../../../shared/funds/schema.ts";
import { formatRupees } from "../../../shared/number-format.ts";
import { t } from "../../language/text.ts";
import look from "../../styles/look.module.css";
import { isInRegularPlan, useDirectPortfolio } from "./queries.ts";
import { reasonText } from "./reason-text.ts";
import styles from "./direct-line.module.css";

/** One line for a fund in a regular plan, as high while it loads. */
export function DirectLine({ fund }: { fund: Fund }) {
  const isShown = isInRegularPlan(fund) && fund.units > 0;
  const { data } = useDirectPortfolio(undefined, isShown);
  if (!isShown) return null;
  const found = data?.funds.find(({ fundId }) => fundId === fund.id);
  return (
    <p className={`${look.note} ${styles.line}`}>
      {found?.lost != null ? (
        <Link to="/insights" search={{ fund: fund.id }} className={look.reach}>
          {inDirectText(found.lost)}
        </Link>
      ) : (
        found?.reason != null && reasonText(found.reason, data?.isFilling === true)
      )}
    </p>
  );
}

export const inDirectText = (lost: number): string => {
  const amount = formatRupees(Math.abs(lost));
  return lost < 0
    ? t("In the direct plan: {amount} less", { amount })
    : t("In the direct plan: {amount} more", { amount });
};
