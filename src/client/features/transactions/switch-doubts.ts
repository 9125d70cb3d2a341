import { decimal } from "../../../shared/money.ts";
import { doubtsOf, type DoubtfulEntry } from "../../../shared/transactions/doubts.ts";
import type { SwitchInput } from "../../../shared/transactions/schema.ts";
import type { AskedDoubt } from "../../components/form/doubt-notice.tsx";
import { askedDoubts, doubtContext, type DoubtSource } from "./doubt-context.ts";

/** Questions about each leg of a switch, by the form's field names. */
export function switchDoubts(
  { date, unitsOut, unitsIn, amount, stampDuty }: SwitchInput,
  from: DoubtSource,
  to: DoubtSource,
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
  const names = (units: string) => ({ units, nav: units, money: "amount" });
  return [
    ...askedDoubts(doubtsOf(out, doubtContext(from, date)), names("unitsOut")),
    ...askedDoubts(doubtsOf(into, doubtContext(to, date)), names("unitsIn")),
  ];
}
