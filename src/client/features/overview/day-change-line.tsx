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
      on {formatDate(change.on)}, against {formatDays(change.against)}
      {change.funds < schemes &&
        `, ${formatNumber(change.funds)} of ${formatNumber(schemes)} funds`}
    </span>
  </dd>
);

const formatDays = ({ earliest, latest }: DayChange["against"]): string =>
  earliest === latest ? formatDate(earliest) : `${formatDate(earliest)} to ${formatDate(latest)}`;
