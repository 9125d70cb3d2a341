import { useEffect, useState, type ReactNode } from "react";
import { addDays, indianDay, type IsoDate } from "../../../shared/dates.ts";
import type { DayChange } from "../../../shared/funds/day-change.ts";
import type { PortfolioTotals } from "../../../shared/funds/totals.ts";
import {
  formatGain,
  formatNumber,
  formatReturns,
  formatRupees,
} from "../../../shared/number-format.ts";
import { lateDays } from "../../../shared/portfolio/needs.ts";
import { NotAvailable } from "../../components/ui/gain.tsx";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { DayChangeLine } from "./day-change-line.tsx";
import { fittingSize } from "./fitting-size.ts";
import look from "../../styles/look.module.css";
import styles from "./summary.module.css";

type SummaryProps = {
  totals: PortfolioTotals;
  asOf: IsoDate | null;
  /** Whether the NAVs are made up, until a real list is fetched. */
  isSample: boolean;
  dayChange: DayChange | null;
  rate: ReactNode;
  /** What the figures mean, behind a button beside each. */
  meanings: Readonly<Partial<Record<"value" | "pnl" | "returns", ReactNode>>>;
  children: ReactNode;
};

/** Weekends and holidays leave up to five days without a list. */
const isLate = (asOf: IsoDate): boolean => asOf < addDays(indianDay(new Date()), -lateDays);

/** The cards animate once, not on every visit to the overview. */
let haveSettled = false;

export function Summary({
  totals,
  asOf,
  isSample,
  dayChange,
  rate,
  meanings,
  children,
}: SummaryProps) {
  const [isSettling] = useState(() => !haveSettled);
  useEffect(() => {
    haveSettled = true;
  }, []);
  return (
    <div className={`${look.sheet} ${styles.frame}`}>
      <dl className={`${styles.summary} ${isSettling ? styles.settling : ""}`}>
        <div className={styles.hero}>
          <dt className={`${look.label} ${styles.label}`}>
            <span>
              {t("Current Value")} {meanings.value}
            </span>
            {asOf !== null && (
              <span className={`${styles.asOf} ${isLate(asOf) ? styles.late : ""}`}>
                {" "}
                {isSample
                  ? t("Sample NAVs of {day}", { day: dateText(asOf) })
                  : t("NAVs as of {day}", { day: dateText(asOf) })}
              </span>
            )}
          </dt>
          <dd
            className={styles.value}
            style={{ fontSize: fittingSize(formatRupees(totals.currentValue), "--text-hero") }}
          >
            {formatRupees(totals.currentValue)}
          </dd>
          {dayChange !== null && <DayChangeLine change={dayChange} schemes={totals.schemes} />}
          {rate}
        </div>
        <Card label={t("Total Invested")} value={totals.invested} format={formatRupees} />
        <Card
          label={t("PnL")}
          value={totals.pnl}
          format={formatGain}
          isGain
          meaning={meanings.pnl}
        />
        <Card
          label={t("Overall Returns")}
          value={totals.returns}
          format={formatReturns}
          isGain
          meaning={meanings.returns}
        />
        <Card label={t("Schemes")} value={totals.schemes} format={formatCount} />
      </dl>
      <div className={styles.notes}>{children}</div>
    </div>
  );
}

const formatCount = (value: number) => formatNumber(value, { max: 0 });

type CardProps = {
  label: string;
  value: number | null;
  format: (value: number) => string;
  isGain?: boolean;
  meaning?: ReactNode;
};

function Card({ label, value, format, isGain = false, meaning }: CardProps) {
  const direction =
    !isGain || value === null || value === 0 ? undefined : value > 0 ? "gain" : "loss";
  return (
    <div className={styles.card}>
      <dt className={`${look.label} ${styles.label}`}>
        {label} {meaning}
      </dt>
      <dd
        className={`${styles.figure} ${direction ? styles[direction] : ""}`}
        style={
          value === null ? undefined : { fontSize: fittingSize(format(value), "--text-figure") }
        }
      >
        {value === null ? <NotAvailable /> : <span>{format(value)}</span>}
      </dd>
    </div>
  );
}
