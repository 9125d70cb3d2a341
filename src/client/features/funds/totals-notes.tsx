import type { ValuedFund } from "../../../shared/funds/schema.ts";
import type { PortfolioTotals } from "../../../shared/funds/totals.ts";
import { formatRupees } from "../../../shared/number-format.ts";
import { categoryName } from "../../language/category-names.ts";
import { counted } from "../../language/counted.ts";
import { t } from "../../language/text.ts";
import look from "../../styles/look.module.css";
import styles from "./totals-notes.module.css";

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
        <p className={`${look.note} ${styles.note}`}>
          {counted(
            totals.withoutNav,
            {
              one: "{count} fund without a NAV is left out: {amount} invested",
              other: "{count} funds without a NAV are left out: {amount} invested",
            },
            { amount: formatRupees(totals.investedWithoutNav) },
          )}
        </p>
      )}
      {leftOut.map((category) => (
        <p key={category} className={`${look.note} ${styles.note}`}>
          {t("The category “{category}” is left out of current value.", {
            category: categoryName(category),
          })}
        </p>
      ))}
    </>
  );
}
