import type { DayChange } from "../../../shared/funds/day-change.ts";
import { formatGain, formatNumber, formatReturns } from "../../../shared/number-format.ts";
import { Gain } from "../../components/ui/gain.tsx";
import { Dot } from "../../components/ui/beside.tsx";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./day-change-line.module.css";

type DayChangeLineProps = { change: DayChange; schemes: number };

export const DayChangeLine = ({ change, schemes }: DayChangeLineProps) => (
  <dd className={`${layout.wrap} ${styles.change}`}>
    <span className={`${look.strong} ${styles.figures}`}>
      <Gain value={change.amount} format={formatGain} />{" "}
      <Gain value={change.percent} format={(percent) => `(${formatReturns(percent)})`} />
    </span>{" "}
    <span className={look.soft}>
      {t("on {day}", { day: dateText(change.on) })}
      {change.funds < schemes && (
        <>
          <Dot />
          {t("{count} of {total} funds", {
            count: formatNumber(change.funds),
            total: formatNumber(schemes),
          })}
        </>
      )}
    </span>
  </dd>
);

/** `18 to 19 Aug 2026`, and in full where the months differ. */
export function daysText({ earliest, latest }: DayChange["against"]): string {
  if (earliest === latest) return dateText(latest);
  const isOneMonth = earliest.slice(0, 7) === latest.slice(0, 7);
  const first = isOneMonth ? String(Number(earliest.slice(8))) : dateText(earliest);
  return t("{first} to {last}", { first, last: dateText(latest) });
}
