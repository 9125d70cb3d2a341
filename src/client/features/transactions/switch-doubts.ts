import { decimal } from "../../../shared/money.ts";
import { formatNumber } from "../../../shared/number-format.ts";
import { correctionOf, type Correction } from "../../../shared/transactions/corrections.ts";
import { doubtsOf, type DoubtfulEntry } from "../../../shared/transactions/doubts.ts";
import type { SwitchInput } from "../../../shared/transactions/schema.ts";
import type { AskedDoubt, DoubtProposal } from "../../components/form/doubt-notice.tsx";
import { correctionText } from "../../language/correction-text.ts";
import { askedDoubts, doubtContext, type DoubtSource } from "./doubt-context.ts";

/** A form's own names of the figures of a leg. */
type LegFields = { units: "unitsOut" | "unitsIn"; money: "amount" };
type Corrected = Partial<Record<"unitsOut" | "unitsIn" | "amount" | "date", string>>;

/**
 * Questions about each leg of a switch, by the form's field names.
 * @param write how the form takes what is proposed
 */
export function switchDoubts(
  { date, unitsOut, unitsIn, amount, stampDuty }: SwitchInput,
  from: DoubtSource,
  to: DoubtSource,
  write: (part: Corrected) => void,
): AskedDoubt[] {
  const leg = {
    date,
    nav: null,
    charges: { exitLoad: 0, stt: 0, tds: 0 },
    pairId: null,
    cost: null,
  };
  const out: DoubtfulEntry = { ...leg, type: "switch-out", units: unitsOut, amount, stampDuty: 0 };
  const into: DoubtfulEntry = {
    ...leg,
    type: "switch-in",
    units: unitsIn,
    amount: decimal(amount).minus(decimal(stampDuty)).toNumber(),
    stampDuty,
  };
  const asked = (entry: DoubtfulEntry, source: DoubtSource, names: LegFields) => {
    const context = doubtContext(source, date);
    const doubts = doubtsOf(entry, context);
    const correction = correctionOf(entry, context, doubts);
    const proposal = correction === null ? null : proposalOf(correction, names, write);
    return askedDoubts(doubts, { ...names, nav: names.units }, proposal);
  };
  return [
    ...asked(out, from, { units: "unitsOut", money: "amount" }),
    ...asked(into, to, { units: "unitsIn", money: "amount" }),
  ];
}

function proposalOf(
  correction: Correction,
  names: LegFields,
  write: (part: Corrected) => void,
): DoubtProposal {
  const { units, amount, date } = correction;
  const part: Corrected = {
    ...(units !== undefined && { [names.units]: formatNumber(units, { max: 6 }) }),
    ...(amount !== undefined && { [names.money]: formatNumber(amount, { max: 2 }) }),
    ...(date !== undefined && { date }),
  };
  return {
    text: correctionText(correction),
    field: Object.keys(part)[0] ?? names.units,
    write: () => write(part),
  };
}
