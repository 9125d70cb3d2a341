import { doubtsOfTotals } from "../../../../shared/funds/doubt.ts";
import type { AddFundInput } from "../../../../shared/funds/schema.ts";
import { correctionOfTotals } from "../../../../shared/funds/totals-correction.ts";
import type { AskedDoubt } from "../../../components/form/doubt-notice.tsx";
import { correctionText } from "../../../language/correction-text.ts";
import { doubtText } from "../../../language/doubt-text.ts";

type Totals = Pick<AddFundInput, "investedAmount" | "units">;

type Asking = {
  field: string;
  /** Where the amount follows from something else, only other units are proposed. */
  keepsAmount: boolean;
  write: (corrected: Totals) => void;
};

/** Asks about totals that are far off what they are worth by a NAV, and proposes what was probably meant. */
export function askedTotals(
  totals: Totals,
  nav: number | null,
  { field, keepsAmount, write }: Asking,
): AskedDoubt[] {
  const corrected = correctionOfTotals(totals, nav);
  const isAmountKept = corrected?.investedAmount === totals.investedAmount;
  const proposal =
    corrected === null || (keepsAmount && !isAmountKept)
      ? {}
      : {
          proposal: {
            text: correctionText({
              units: corrected.units,
              ...(!isAmountKept && { amount: corrected.investedAmount }),
            }),
            field: "units",
            write: () => write(corrected),
          },
        };
  return doubtsOfTotals(totals, nav).map((doubt) => ({
    text: doubtText(doubt),
    field,
    ...proposal,
  }));
}
