import type { InBand } from "../../../../shared/goals/schema.ts";
import { formatNumber } from "../../../../shared/number-format.ts";
import { t } from "../../../language/text.ts";

/** For how long withdrawals last, at the low and the high end of the band. */
export function withdrawalsText({ low, high }: InBand<number | null>): string {
  if (low === null) return t("Withdrawals last for a hundred years or more.");
  if (high === null) {
    return t("Withdrawals last for {low} months or more.", { low: formatNumber(low) });
  }
  return low === high
    ? t("Withdrawals last for {low} months.", { low: formatNumber(low) })
    : t("Withdrawals last for {low} to {high} months.", {
        low: formatNumber(low),
        high: formatNumber(high),
      });
}
