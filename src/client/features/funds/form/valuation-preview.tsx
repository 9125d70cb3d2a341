import { useId, type ReactNode } from "react";
import type { Valuation } from "../../../../shared/funds/valuation.ts";
import {
  formatGain,
  formatNav,
  formatReturns,
  formatRupees,
} from "../../../../shared/number-format.ts";
import type { Scheme } from "../../../../shared/schemes/scheme.ts";
import { Gain, NotAvailable } from "../../../components/ui/gain.tsx";
import { dateText } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import look from "../../../styles/look.module.css";
import styles from "./valuation-preview.module.css";

type ValuationPreviewProps = { scheme: Scheme | null; valuation: Valuation };

export function ValuationPreview({ scheme, valuation }: ValuationPreviewProps) {
  const { currentAmount, pnl, returns } = valuation;
  return (
    <div className={`${look.sheet} ${styles.sheet}`} role="group" aria-label={t("Calculated")}>
      <Output label={t("Current amount")} isMain>
        {currentAmount === null ? <NotAvailable /> : formatRupees(currentAmount)}
      </Output>
      <Output label={t("PnL")}>
        <Gain value={pnl} format={formatGain} />
      </Output>
      <Output label={t("Returns")}>
        <Gain value={returns} format={formatReturns} />
      </Output>
      <Output label={t("NAV")}>
        {scheme?.nav == null ? <NotAvailable /> : formatNav(Number(scheme.nav))}
      </Output>
      <Output label={t("NAV date")}>
        {scheme?.navDate == null ? <NotAvailable /> : dateText(scheme.navDate)}
      </Output>
    </div>
  );
}

type OutputProps = { label: string; isMain?: boolean; children: ReactNode };

/** Not a live region: figures that change with every key would never stop being read out. */
function Output({ label, isMain = false, children }: OutputProps) {
  const id = useId();
  return (
    <div className={isMain ? styles.main : undefined}>
      <label htmlFor={id} className={`${look.label} ${styles.label}`}>
        {label}
      </label>
      <output id={id} aria-live="off" className={styles.figure}>
        {children}
      </output>
    </div>
  );
}
