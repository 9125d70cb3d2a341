import { parseAmount } from "../../../shared/number-format.ts";
import { transactionOfRow } from "../../../shared/sips/instalment-rows.ts";
import { inceptionDoubt, doubtsOf } from "../../../shared/transactions/doubts.ts";
import type { AskedDoubt } from "../../components/form/doubt-notice.tsx";
import { counted } from "../../language/counted.ts";
import { dateText } from "../../language/dates.ts";
import { askedDoubts, doubtContext, type DoubtSource } from "./doubt-context.ts";
import { unitsFieldOf, type EditedRow } from "./instalment-table.tsx";

export const toTransaction = ({ date, paid, units, isEstimated }: EditedRow) => ({
  ...transactionOfRow({ date, paid, units: parseAmount(units) ?? 0 }, "sip"),
  confirmed: !isEstimated,
});

/** People do not read longer questions. */
const maxNamed = 3;

/** Questions about past instalments, by date. Estimated units are not compared with NAVs. */
export function instalmentDoubts(rows: readonly EditedRow[], known: DoubtSource): AskedDoubt[] {
  const asked = rows.flatMap((row, index): AskedDoubt[] => {
    const context = doubtContext(known, row.date);
    const inception = inceptionDoubt(row.date, context.inception);
    const entry = { ...toTransaction(row), ...withoutDetails };
    const doubts = row.isEstimated
      ? [inception].filter((each) => each !== null)
      : doubtsOf(entry, context);
    const text = askedDoubts(doubts).map((doubt) => doubt.text);
    return text.length === 0
      ? []
      : [{ text: `${dateText(row.date)}: ${text.join(" ")}`, field: unitsFieldOf(index) }];
  });
  const left = asked.length - maxNamed;
  if (left <= 0) return asked;
  const more = counted(left, {
    one: "{count} more line looks off.",
    other: "{count} more lines look off.",
  });
  return [...asked.slice(0, maxNamed), { text: more, field: "" }];
}

const withoutDetails = {
  nav: null,
  charges: { exitLoad: 0, stt: 0, tds: 0 },
  pairId: null,
  cost: null,
};
