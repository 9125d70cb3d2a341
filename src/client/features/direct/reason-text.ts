import type { DirectReason } from "../../../shared/direct/schema.ts";
import { t } from "../../language/text.ts";

/** Why nothing is known of a fund's money in the direct plan, and what can be done about it. */
export function reasonText(reason: DirectReason, isFilling: boolean): string {
  switch (reason) {
    case "direct-already":
      return t("It is a direct plan already.");
    case "no-plan":
      return t("It has no regular and direct plan.");
    case "no-twin":
      return t("AMFI's list has no direct plan of it.");
    case "several-twins":
      return t("Several direct plans in AMFI's list match, so none is compared.");
    case "no-scheme":
      return t("Its scheme is not in AMFI's list. Choose its scheme on the fund's page.");
    case "ended":
      return t("Its scheme has ended.");
    case "not-held":
      return t("You hold no units of it any more.");
    case "totals":
      return t("Add its transactions: the dates of your purchases are needed.");
    case "partial-history":
      return t("Import its earlier statement: part of its past is not known.");
    case "no-history":
      return isFilling
        ? t("The NAVs of the direct plan are being fetched.")
        : t("NAVs of one of its plans are missing.");
  }
}
