import { parseAmount } from "../../../shared/number-format.ts";
import { transactionOfRow } from "../../../shared/sips/instalment-rows.ts";
import { beginningDoubt, doubtsOf } from "../../../shared/transactions/doubts.ts";
import type { AskedDoubt } from "../../components/form/doubt-notice.tsx";
import { counted } from "../../language/counted.ts";
import { dateText } from "../../language/dates.ts";
import { askedDoubts, doubtContext, type KnownOfFund } from "./doubt-context.ts";
import { unitsFieldOf, type EditedRow } from "./instalment-table.tsx";

export const toTransaction = ({ date, paid, units, isEstimated }: EditedRow) => ({
  ...transactionOfRow({ date, paid, units: parseAmount(units) ?? 0 }, "sip"),
  confirmed: !isEstimated,
});

/** A question with more is not read. */
const maxNamed = 3;

/** What is asked about rows of the past, by their days. Units that were only shared out are held to no NAV. */
export function instalmentDoubts(rows: readonly EditedRow[], known: KnownOfFund): AskedDoubt[] {
  const asked = rows.flatMap((row, index): AskedDoubt[] => {
    const context = doubtContext(known, row.date);
    const beginning = beginningDoubt(row.date, context.began);
    const entry = { ...toTransaction(row), ...withoutDetails };
    const doubts = row.isEstimated
      ? [beginning].filter((each) => each !== null)
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
