import { formatRupees, formatShortRupees } from "../../../shared/number-format.ts";
import type { TaxReport } from "../../../shared/tax/report/report-types.ts";
import { financialYearText, firstYearOf } from "../../../shared/transactions/financial-year.ts";
import { taxRules, type Stripping } from "../../../shared/tax/rules/tax-rules.ts";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { leftOutReasonText } from "./tax-words.ts";

/** Whether all of the year's sales are known, and what earlier years have left of the losses. */
export const isComplete = ({
  leftOut,
  incompleteYears,
}: Pick<TaxReport, "leftOut" | "incompleteYears">): boolean =>
  incompleteYears.length === 0 && !leftOut.some(({ what }) => what === "sales");

type LossFacts = Pick<TaxReport, "incompleteYears" | "unfiled">;

/** Null where every year between a carried loss and this one is known, and no loss remains to be entered. */
export function carriedLossNote({ incompleteYears, unfiled }: LossFacts): string | null {
  const notes = unfiled.map(({ year, short, long, hasAllSales }) =>
    hasAllSales
      ? t(
          "{year} ended with a loss of {loss}: enter it under Losses in the tax report if the return was filed in time.",
          { year, loss: formatRupees(short + long) },
        )
      : t(
          "{year} ended with a loss, but not all of its sales are known: enter the loss from your return under Losses in the tax report.",
          { year },
        ),
  );
  if (incompleteYears.length > 0) {
    notes.unshift(
      t(
        "Sales of {years} are left out or not known: what they used of earlier losses can be more or less than is shown.",
        { years: incompleteYears.join(", ") },
      ),
    );
  }
  return notes.length === 0 ? null : notes.join(" ");
}

/** Advice on a loss with which the report's own year ended; null without one. */
export function ownLossNote({
  carried,
  financialYear,
}: Pick<TaxReport, "carried" | "financialYear">): string | null {
  if (carried.every(({ year }) => year !== financialYear)) return null;
  return t(
    "A loss is carried forward by the return, which is filed after the year ends. Once the {year} return is filed in time, enter its loss in the {next} report.",
    { year: financialYear, next: financialYearText(firstYearOf(financialYear) + 1) },
  );
}

export const lawNote = ({ rulesAsOf }: Pick<TaxReport, "rulesAsOf">): string =>
  t("Worked out from your transactions by the law as of {date}. This is not advice.", {
    date: dateText(rulesAsOf),
  });

export const notInItNote = (): string =>
  t(
    "Not in it: surcharge, the rebate of section 87A, the basic exemption, the exemption for a minor child's income, other income, sales outside these funds.",
  );

export const afterRulesNote = ({ isAfterRules }: Pick<TaxReport, "isAfterRules">): string | null =>
  isAfterRules
    ? t("The rules of this year are not known yet: those of the last known year are used.")
    : null;

/** A NAV that the law compares a cost with may be a sample too. */
export const sampleNavsNote = (): string =>
  t("These NAVs are made-up samples, and so are the figures that depend on them.");

/** Explains the asterisk; null without one. */
export const certaintyNote = (marked: readonly { certain: boolean }[]): string | null =>
  marked.some(({ certain }) => !certain)
    ? t("What is marked with * depends on a point that is not certain.")
    : null;

/** Section 94(8): where a loss was ignored, or is a cost. */
export const strippingNote = (): string =>
  t(
    "A loss on units bought within {before} months before a bonus and sold within {after} months after it is ignored, and becomes the cost of the bonus units held then.",
    monthsOf(taxRules.bonusStripping),
  );

export const setOffSlabNote = (slab: number): string =>
  t("No slab is chosen: losses are set off as if it were {slab}%.", { slab });

/** Section 94(7): where a loss was ignored. */
const dividendNote = (): string =>
  t(
    "A loss on units bought within {before} months before an exempt dividend and sold within {after} months after it is ignored, up to the dividend.",
    monthsOf(taxRules.dividendStripping),
  );

const monthsOf = ({ monthsBefore, monthsAfter }: Stripping) => ({
  before: monthsBefore,
  after: monthsAfter,
});

/** The notes on the screen, on each printed page and in each file. */
export function reportNotes(report: TaxReport): string[] {
  const { estimate, setOffSlab, setOffs, stripping, sums } = report;
  return [
    carriedLossNote(report) ?? [],
    lawNote(report),
    afterRulesNote(report) ?? [],
    notInItNote(),
    estimate.slab === null && setOffs.length > 0 ? setOffSlabNote(setOffSlab) : [],
    stripping.bonus ? strippingNote() : [],
    stripping.dividend ? dividendNote() : [],
    certaintyNote([...sums, estimate]) ?? [],
  ].flat();
}

/** `Sample Fund (sales): No purchase dates. …` */
export const leftOutNotes = ({ leftOut }: TaxReport): string[] =>
  leftOut.map((each) =>
    t("Left out: {fund} ({what}). {reason}", {
      fund: each.schemeName,
      what: each.what === "sales" ? t("sales") : t("income"),
      reason: leftOutReasonText(each),
    }),
  );

/** In whole rupees, rounded down: never more than there is. */
export function exemptionText({
  left: exact,
  isComplete: isWhole,
  isCurrent,
}: {
  left: number;
  isComplete: boolean;
  isCurrent: boolean;
}): string {
  const left = formatShortRupees(Math.floor(exact));
  if (!isCurrent) {
    return isWhole
      ? t("{left} of the exemption was left", { left })
      : t("At most {left} of the exemption was left", { left });
  }
  return isWhole
    ? t("{left} more tax-free this year", { left })
    : t("Up to {left} more tax-free this year; less if you sold what is not recorded here", {
        left,
      });
}
