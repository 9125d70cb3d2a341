import type { ValuedFund } from "../../../shared/funds/schema.ts";
import type { PortfolioTotals } from "../../../shared/funds/totals.ts";
import { formatRupees } from "../../../shared/number-format.ts";
import { Notice } from "../../components/ui/feedback/notice.tsx";
import { counted } from "../../language/counted.ts";
import { t } from "../../language/text.ts";

type TotalsNotesProps = {
  funds: readonly ValuedFund[];
  totals: PortfolioTotals;
  excludedCategories: readonly string[];
};

export function TotalsNotes({ funds, totals, excludedCategories }: TotalsNotesProps) {
  const leftOut = excludedCategories.filter((name) =>
    funds.some(({ category }) => category === name),
  );
  return (
    <>
      {totals.withoutNav > 0 && (
        <Notice>
          {counted(
            totals.withoutNav,
            {
              one: "{count} fund has no NAV yet. Its invested {amount} is not part of current value, PnL and returns.",
              other:
                "{count} funds have no NAV yet. Their invested {amount} is not part of current value, PnL and returns.",
            },
            { amount: formatRupees(totals.investedWithoutNav) },
          )}
        </Notice>
      )}
      {leftOut.map((category) => (
        <Notice key={category}>
          {t("The category “{category}” is left out of current value.", { category })}
        </Notice>
      ))}
    </>
  );
}
