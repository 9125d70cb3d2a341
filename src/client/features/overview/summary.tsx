import type { CSSProperties, ReactNode } from "react";
import type { DayChange } from "../../../shared/funds/day-change.ts";
import type { PortfolioTotals } from "../../../shared/funds/totals.ts";
import {
  formatGain,
  formatNumber,
  formatReturns,
  formatRupees,
} from "../../../shared/number-format.ts";
import { VisuallyHidden } from "../../components/ui/visually-hidden.tsx";
import { t } from "../../language/text.ts";
import { CountUp } from "./count-up.tsx";
import { DayChangeLine } from "./day-change-line.tsx";
import styles from "./summary.module.css";

type SummaryProps = { totals: PortfolioTotals; dayChange: DayChange | null; rate: ReactNode };

export const Summary = ({ totals, dayChange, rate }: SummaryProps) => (
  <dl className={styles.summary}>
    <div className={styles.hero}>
      <dt className={styles.label}>{t("Current Value")}</dt>
      <dd
        className={styles.value}
        style={fitting(formatRupees(totals.currentValue), "--text-hero")}
      >
        <CountUp value={totals.currentValue} format={formatRupees} />
      </dd>
      {dayChange !== null && <DayChangeLine change={dayChange} schemes={totals.schemes} />}
      {rate}
    </div>
    <Card label={t("Total Invested")} value={totals.invested} format={formatRupees} />
    <Card label={t("PnL")} value={totals.pnl} format={formatGain} isGain />
    <Card label={t("Overall Returns")} value={totals.returns} format={formatReturns} isGain />
    <Card label={t("Schemes")} value={totals.schemes} format={formatCount} />
  </dl>
);

/** As large as fits: a digit is about 0.6 em wide. */
const fitting = (text: string, largest: "--text-hero" | "--text-figure"): CSSProperties => ({
  fontSize: `clamp(0.8125rem, ${(165 / text.length).toFixed(1)}cqi, var(${largest}))`,
});

const formatCount = (value: number) => formatNumber(value, { max: 0 });

type CardProps = {
  label: string;
  value: number;
  format: (value: number) => string;
  isGain?: boolean;
};

function Card({ label, value, format, isGain = false }: CardProps) {
  const direction = !isGain || value === 0 ? undefined : value > 0 ? "gain" : "loss";
  return (
    <div className={styles.card}>
      <dt className={styles.label}>{label}</dt>
      <dd
        className={`${styles.figure} ${direction ? styles[direction] : ""}`}
        style={fitting(format(value), "--text-figure")}
      >
        <CountUp value={value} format={format} />
        {direction && <VisuallyHidden> {t(direction)}</VisuallyHidden>}
      </dd>
    </div>
  );
}
