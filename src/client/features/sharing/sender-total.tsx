import { portfolioTotals } from "../../../shared/funds/totals.ts";
import {
  formatGain,
  formatNumber,
  formatReturns,
  formatRupees,
} from "../../../shared/number-format.ts";
import type { SharedFundList } from "../../../shared/sharing/schema.ts";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { Gain } from "../../components/ui/gain.tsx";
import { VisuallyHidden } from "../../components/ui/visually-hidden.tsx";
import { counted } from "../../language/counted.ts";
import { t } from "../../language/text.ts";
import { OldCopiesNote } from "./kept-up.tsx";
import { useOldCopies } from "./old-copies.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./sender-total.module.css";

export function SenderTotal(list: SharedFundList) {
  const { sender, funds } = list;
  const totals = portfolioTotals(funds, sender.excludedCategories);
  const oldAsOf = useOldCopies(list);
  return (
    <p className={`${layout.wrap} ${styles.total}`}>
      <span className={styles.value}>
        <VisuallyHidden>{t("Current Value")} </VisuallyHidden>
        {formatRupees(totals.currentValue)}
      </span>
      {oldAsOf !== null && <OldCopiesNote asOf={oldAsOf} />}
      <span>
        <VisuallyHidden>{t("PnL and returns")} </VisuallyHidden>
        <Gain value={totals.pnl} format={formatGain} />{" "}
        <Gain value={totals.returns} format={formatReturns} />
      </span>
      <span className={look.soft}>
        {totals.withoutNav > 0
          ? t("{count} of {total} funds", {
              count: formatNumber(totals.schemes),
              total: formatNumber(totals.schemes + totals.withoutNav),
            })
          : counted(totals.schemes, { one: "{count} fund", other: "{count} funds" })}
      </span>
    </p>
  );
}

export const SenderTotalSkeleton = () => (
  <span className={`${layout.wrap} ${styles.total}`} aria-hidden>
    <span className={styles.value}>
      <Skeleton width="9rem" />
    </span>
    <span className={styles.gain}>
      <Skeleton width="11rem" />
    </span>
  </span>
);
