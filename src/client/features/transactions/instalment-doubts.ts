import { formatNumber, parseAmount } from "../../../shared/number-format.ts";
import { transactionOfRow } from "../../../shared/sips/instalment-rows.ts";
import { correctionOf } from "../../../shared/transactions/corrections.ts";
import { inceptionDoubt, doubtsOf } from "../../../shared/transactions/doubts.ts";
import { askedSharedUnits } from "../../components/form/asked-shared-units.ts";
import type { AskedDoubt, DoubtProposal } from "../../components/form/doubt-notice.tsx";
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
 * Questions about past instalments, by date. Estimated units are not compared with the NAV of their day, but all of them with
 * what the instalments would have bought.
 * @param write how the form takes the units that are proposed
 */
export function instalmentDoubts(
  rows: readonly EditedRow[],
  known: DoubtSource,
  write: (rows: EditedRow[]) => void,
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
  const [first, ...others] = asked;
  const proposal = proposalOf(corrected, () => write(withUnits(rows, corrected, false)));
  const corrections =
    proposal === null || first === undefined ? asked : [{ ...first, proposal }, ...others];
  return [...sharedDoubts(rows, known, write), ...shortened(corrections)];
}

function shortened(asked: readonly AskedDoubt[]): readonly AskedDoubt[] {
  const left = asked.length - maxNamed;
  if (left <= 0) return asked;
  const more = counted(left, {
    one: "{count} more line looks off.",
    other: "{count} more lines look off.",
  });
  return [...asked.slice(0, maxNamed), { text: more, field: "" }];
}

function sharedDoubts(
  rows: readonly EditedRow[],
  { priced }: DoubtSource,
  write: (rows: EditedRow[]) => void,
): AskedDoubt[] {
  const shared = rows.flatMap((row, index) =>
    row.isEstimated ? [{ ...row, units: parseAmount(row.units) ?? 0, index }] : [],
  );
  const field = unitsFieldOf(shared[0]?.index ?? 0);
  return askedSharedUnits(shared, priced.history, field, (bought) => {
    const units = new Map(shared.map(({ index }, at) => [index, bought[at] ?? 0]));
    write(withUnits(rows, units, true));
  });
}

/** All lines at once: a slip is often in each of them. */
function proposalOf(
  corrected: ReadonlyMap<number, number>,
  write: () => void,
): DoubtProposal | null {
  const [first] = corrected;
  if (first === undefined) return null;
  const [index, units] = first;
  const text =
    corrected.size === 1 ? correctionText({ units }) : t("Use the units that each day's NAV gives");
  return { text, field: unitsFieldOf(index), write };
}

const withUnits = (
  rows: readonly EditedRow[],
  corrected: ReadonlyMap<number, number>,
  isEstimated: boolean,
): EditedRow[] =>
  rows.map((row, index) => {
    const units = corrected.get(index);
    return units === undefined ? row : { ...row, units: unitsText(units), isEstimated };
  });

export const unitsText = (units: number): string => formatNumber(units, { max: 6 });

const withoutDetails = {
  nav: null,
  charges: { exitLoad: 0, stt: 0, tds: 0 },
  pairId: null,
  cost: null,
};
