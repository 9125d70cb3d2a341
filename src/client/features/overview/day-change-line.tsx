import { formatDate } from "../../../shared/dates.ts";
import type { DayChange } from "../../../shared/funds/day-change.ts";
import { formatGain, formatNumber, formatReturns } from "../../../shared/number-format.ts";
import { Gain } from "../../components/ui/gain.tsx";
import styles from "./day-change-line.module.css";

type DayChangeLineProps = { change: DayChange; schemes: number };

/** What the newest NAVs made of the holdings, and which days and funds that is about. */
export const DayChangeLine = ({ change, schemes }: DayChangeLineProps) => (
  <dd className={styles.change}>
    <span className={styles.figures}>
      <Gain value={change.amount} format={formatGain} />{" "}
      <Gain value={change.percent} format={(percent) => `(${formatReturns(percent)})`} />
    </span>{" "}
    <span className={styles.days}>
      on {formatDate(change.on)} against {formatDays(change.against)}
      {change.funds < schemes &&
        ` · ${formatNumber(change.funds)} of ${formatNumber(schemes)} funds`}
    </span>
  </dd>
);

/** `18 to 19 Aug 2026`, and in full where the months differ. */
function formatDays({ earliest, latest }: DayChange["against"]): string {
  if (earliest === latest) return formatDate(latest);
  const isOneMonth = earliest.slice(0, 7) === latest.slice(0, 7);
  const first = isOneMonth ? String(Number(earliest.slice(8))) : formatDate(earliest);
  return `${first} to ${formatDate(latest)}`;
}
