import type { SalesHeadings } from "../../../../shared/tax/sales-csv.ts";
import { t } from "../../../language/text.ts";

export const salesHeadings = (): SalesHeadings => ({
  scheme: t("Scheme"),
  folio: t("Folio"),
  isin: t("ISIN"),
  soldOn: t("Sold on"),
  acquiredOn: t("Bought on"),
  units: t("Units"),
  consideration: t("Received"),
  cost: t("Cost with stamp duty"),
  fairValue: t("Value per unit on 31 Jan 2018"),
  costTaken: t("Cost as taken"),
  gain: t("Gain|of a lot"),
  term: t("Term"),
  class: t("Class"),
  section: t("Section"),
  certain: t("Certain"),
  transaction: t("Transaction"),
  notes: t("Notes"),
});
