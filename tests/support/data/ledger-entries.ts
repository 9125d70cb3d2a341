import fc from "fast-check";
import { toMicroUnits, toPaise } from "../../../src/shared/transactions/fixed-point.ts";
import type { Entry } from "../../../src/shared/transactions/entry.ts";
import type { TransactionType } from "../../../src/shared/transactions/types.ts";

type Given = {
  date: string;
  type: TransactionType;
  units?: number;
  amount?: number;
  stampDuty?: number;
  cost?: number;
  stt?: number;
  tds?: number;
} & Partial<Pick<Entry, "id" | "fundId" | "sequence" | "nav" | "pairId" | "acquiredOn">>;

/** An entry of a replay from rupees and units. */
export const entry = ({
  units = 0,
  amount = 0,
  stampDuty = 0,
  stt = 0,
  tds = 0,
  cost,
  ...given
}: Given): Entry => ({
  id: crypto.randomUUID(),
  fundId: "fund",
  sequence: 0,
  nav: null,
  pairId: null,
  acquiredOn: null,
  ...given,
  units: toMicroUnits(units),
  amount: toPaise(amount),
  stampDuty: toPaise(stampDuty),
  stt: toPaise(stt),
  tds: toPaise(tds),
  cost: cost === undefined ? null : toPaise(cost),
});

const types = [
  "purchase",
  "sip",
  "opening",
  "switch-in",
  "redemption",
  "swp",
  "switch-out",
  "bonus",
  "idcw-payout",
  "idcw-reinvestment",
] as const;
const withoutUnits = new Set<string>(["idcw-payout"]);
const withoutAmount = new Set<string>(["bonus"]);
const withDuty = new Set<string>(["purchase", "sip", "switch-in", "idcw-reinvestment"]);

/** What may follow another within a few weeks; whether there are enough units is left open. */
export const randomTransaction = fc
  .record({
    day: fc.integer({ min: 0, max: 60 }),
    type: fc.constantFrom(...types),
    units: fc.integer({ min: 1, max: 200_000_000 }).map((micro) => micro / 1_000_000),
    amount: fc.integer({ min: 1, max: 5_000_000 }).map((paise) => paise / 100),
    stampDuty: fc.integer({ min: 0, max: 500 }).map((paise) => paise / 100),
  })
  .map(({ day, type, units, amount, stampDuty }) => ({
    date: new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10),
    type,
    units: withoutUnits.has(type) ? 0 : units,
    amount: withoutAmount.has(type) ? 0 : amount,
    stampDuty: withDuty.has(type) ? stampDuty : 0,
  }));
