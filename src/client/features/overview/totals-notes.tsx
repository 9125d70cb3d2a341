import type { Fund } from "../../../shared/funds/schema.ts";
import type { Totals } from "../../../shared/funds/totals.ts";
import { formatRupees } from "../../../shared/number-format.ts";
import { Notice } from "../../components/ui/notice.tsx";

type TotalsNotesProps = {
  funds: readonly Fund[];
  totals: Totals;
  excludedCategories: readonly string[];
};

/** What the totals leave out, so that they can be trusted. */
export function TotalsNotes({ funds, totals, excludedCategories }: TotalsNotesProps) {
  const leftOut = excludedCategories.filter((name) =>
    funds.some(({ category }) => category === name),
  );
  return (
    <>
      {totals.withoutNav > 0 && (
        <Notice>
          {totals.withoutNav === 1 ? "1 fund has" : `${totals.withoutNav} funds have`} no NAV yet:{" "}
          {formatRupees(totals.investedWithoutNav)} of what is invested has no part in current
          value, PnL and returns.
        </Notice>
      )}
      {leftOut.map((category) => (
        <Notice key={category}>The category “{category}” is left out of current value.</Notice>
      ))}
    </>
  );
}
