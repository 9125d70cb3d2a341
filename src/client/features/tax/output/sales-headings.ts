import type { SalesHeadings, SalesWords } from "../../../../shared/tax/report/sales-csv.ts";
import { classNames } from "../../../language/lot-words.ts";
import { t } from "../../../language/text.ts";
import { grandfatheringDay } from "../tax-words.ts";

export const salesHeadings = (): SalesHeadings => ({
  scheme: t("Scheme"),
  folio: t("Folio"),
  isin: t("ISIN"),
  soldOn: t("Sold on"),
  acquiredOn: t("Bought on"),
  units: t("Units"),
  consideration: t("Received"),
  cost: t("Cost with stamp duty"),
  fairValue: t("Value per unit on {date}", { date: grandfatheringDay() }),
  costTaken: t("Cost as taken"),
  ignoredLoss: t("Loss ignored (bonus)"),
  ignoredForDividends: t("Loss ignored (dividend)"),
  addedLoss: t("Ignored loss in the cost"),
  gain: t("Gain|of a lot"),
  term: t("Term"),
  class: t("Class"),
  section: t("Section"),
  certain: t("Certain"),
  transaction: t("Transaction"),
  notes: t("Notes"),
});

export const salesWords = (): SalesWords => ({
  term: { short: t("Short-term"), long: t("Long-term") },
  class: {
    equity: t(classNames.equity),
    specified: t(classNames.specified),
    other: t(classNames.other),
  },
  slab: t("your slab"),
  certain: t("Yes"),
  uncertain: t("No"),
});
