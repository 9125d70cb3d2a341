import type { DirectReason } from "../../../shared/direct/schema.ts";
import { t, type PlainText } from "../../language/text.ts";

const texts: Record<Exclude<DirectReason, "no-history">, PlainText> = {
  "direct-already": "It is a direct plan already.",
  "no-plan": "It has no regular and direct plan.",
  "no-twin": "AMFI's list has no direct plan of it.",
  "several-twins": "Several direct plans in AMFI's list match, so none is compared.",
  "no-scheme": "Its scheme is not in AMFI's list. Choose its scheme on the fund's page.",
  ended: "Its scheme has ended.",
  "not-held": "You hold no units of it any more.",
  totals: "Add its transactions: the dates of your purchases are needed.",
  "partial-history": "Import its earlier statement: part of its past is not known.",
};

/** Why nothing is known of a fund's money in the direct plan, and what can be done about it. */
export function reasonText(reason: DirectReason, isFilling: boolean): string {
  if (reason !== "no-history") return t(texts[reason]);
  return isFilling
    ? t("The NAVs of the direct plan are being fetched.")
    : t("NAVs of one of its plans are missing.");
}
