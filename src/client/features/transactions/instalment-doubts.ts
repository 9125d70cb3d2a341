import { parseAmount } from "../../../shared/number-format.ts";
import { transactionOfRow } from "../../../shared/sips/instalment-rows.ts";
import { correctionOf } from "../../../shared/transactions/corrections.ts";
import { inceptionDoubt, doubtsOf } from "../../../shared/transactions/doubts.ts";
import type { AskedDoubt, Proposal } from "../../components/form/doubt-notice.tsx";
import { correctionText } from "../../language/correction-text.ts";
import { counted } from "../../language/counted.ts";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { askedDoubts, doubtContext, type DoubtSource } from "./doubt-context.ts";
import { unitsFieldOf, type EditedRow } from "./instalment-table.tsx";

export const toTransaction = ({ date, paid, units, isEstimated }: EditedRow) => ({
  ...transactionOfRow({ date, paid, units: parseAmount(units) ?? 0 }, "sip"),
  confirmed: !isEstimated,
});

/** People do not read longer questions. */
const maxNamed = 3;

/**
 * Questions about past instalments, by date. Estimated units are not compared with NAVs.
 * @param write how the form takes the units that are proposed, by the row's index
 */
export function instalmentDoubts(
  rows: readonly EditedRow[],
  known: DoubtSource,
  write: (units: ReadonlyMap<number, number>) => void,
): AskedDoubt[] {
  const corrected = new Map<number, number>();
  const asked = rows.flatMap((row, index): AskedDoubt[] => {
    const context = doubtContext(known, row.date);
    const inception = inceptionDoubt(row.date, context.inception);
    const entry = { ...toTransaction(row), ...withoutDetails };
    const doubts = row.isEstimated
      ? [inception].filter((each) => each !== null)
      : doubtsOf(entry, context);
    const { units } = correctionOf(entry, context, doubts) ?? {};
    if (units !== undefined) corrected.set(index, units);
    const text = askedDoubts(doubts).map((doubt) => doubt.text);
    return text.length === 0
      ? []
      : [{ text: `${dateText(row.date)}: ${text.join(" ")}`, field: unitsFieldOf(index) }];
  });
  const proposal = proposalOf(corrected, write);
  const [first, ...others] = asked;
  if (first === undefined) return [];
  const named = [proposal === null ? first : { ...first, proposal }, ...others];
  const left = asked.length - maxNamed;
  if (left <= 0) return named;
  const more = counted(left, {
    one: "{count} more line looks off.",
    other: "{count} more lines look off.",
  });
  return [...named.slice(0, maxNamed), { text: more, field: "" }];
}

/** All lines at once: a slip is often in each of them. */
function proposalOf(
  corrected: ReadonlyMap<number, number>,
  write: (units: ReadonlyMap<number, number>) => void,
): Proposal | null {
  const [first] = corrected;
  if (first === undefined) return null;
  const [index, units] = first;
  return {
    text:
      corrected.size === 1
        ? correctionText({ units })
        : t("Use the units that each day's NAV gives"),
    field: unitsFieldOf(index),
    write: () => write(corrected),
  };
}

const withoutDetails = {
  nav: null,
  charges: { exitLoad: 0, stt: 0, tds: 0 },
  pairId: null,
  cost: null,
};
