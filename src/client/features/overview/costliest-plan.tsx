import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import type { FunctionComponent, ReactNode } from "react";
import type { Fund } from "../../../shared/funds/schema.ts";
import type { HolderFilter } from "../../../shared/holders/holder.ts";
import { schemeTitle } from "../../../shared/schemes/scheme-title.ts";
import { t } from "../../language/text.ts";
import { useHomeLine } from "../direct/home-line.ts";
import { inDirectText } from "../direct/in-direct-text.ts";
import { useDirectPortfolio } from "../direct/queries.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./open-questions.module.css";

type WithCostliestPlanProps = {
  funds: readonly Fund[];
  holder: HolderFilter;
  lines: readonly ReactNode[];
  render: FunctionComponent<{ lines: readonly ReactNode[] }>;
};

/** Adds the fund whose direct plan would be worth most more, unless Home was told to say nothing. */
export function WithCostliestPlan({
  funds,
  holder,
  lines,
  render: Render,
}: WithCostliestPlanProps) {
  const { isShown, setShown } = useHomeLine();
  const { data } = useDirectPortfolio(holder, { enabled: isShown });
  const found = data?.funds[0];
  const fund = funds.find(({ id }) => id === found?.fundId);
  if (!isShown || fund === undefined || found?.lost == null || found.lost <= 0) {
    return <Render lines={lines} />;
  }
  const line = (
    <li key="costliest">
      <CostliestPlan fund={fund} lost={found.lost} onDismiss={() => setShown(false)} />
    </li>
  );
  return <Render lines={[...lines, line]} />;
}

type CostliestPlanProps = { fund: Fund; lost: number; onDismiss: () => void };

const CostliestPlan = ({ fund, lost, onDismiss }: CostliestPlanProps) => (
  <div className={`${layout.row3} ${styles.saving}`}>
    <Link to="/insights" search={{ fund: fund.id }} className={`${layout.row3} ${styles.link}`}>
      <span className={styles.text}>
        <span className={`${look.clipped} ${styles.name}`}>{schemeTitle(fund.schemeName)}</span>
        <span className={look.note}>{inDirectText(lost)}</span>
      </span>
    </Link>
    <button
      type="button"
      className={look.icon}
      aria-label={t("Do not show this on Home")}
      onClick={onDismiss}
    >
      <X size={18} aria-hidden />
    </button>
  </div>
);
