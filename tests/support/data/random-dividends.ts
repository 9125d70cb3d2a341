import { addDays } from "../../../src/shared/dates.ts";
import fc from "fast-check";
import type { TaxEntry } from "../../../src/shared/tax/taxed-fund.ts";
import { LedgerRejectedError } from "../../../src/shared/transactions/ledger.ts";
import { factsOf, sell, taxEntry } from "./tax-facts.ts";

const kinds = [
  "purchase",
  "bonus",
  "split",
  "idcw-payout",
  "idcw-reinvestment",
  "redemption",
  "redemption-reversal",
  "reversal",
  "transfer",
] as const;
const step = fc.record({
  kind: fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom("purchase", "idcw-payout") },
    { weight: 2, arbitrary: fc.constantFrom(...kinds) },
  ),
  fundId: fc.constantFrom("fund", "fund", "other"),
  gap: fc.constantFrom(0, 0, 1, 7, 30),
  units: fc.constantFrom(1, 10, 33.333, 1_000),
  amount: fc.integer({ min: 1, max: 100_000 }).map((paise) => paise / 100),
});
type Step = typeof step extends fc.Arbitrary<infer Made> ? Made : never;

/** Two funds' entries before April 2020, often several of a day, with sales at a loss; at last all is sold. */
export const randomDividends = fc
  .array(step, { minLength: 5, maxLength: 25, size: "max" })
  .map((steps) => {
    const entries: TaxEntry[] = [];
    let date = "2019-01-01";
    for (const [sequence, one] of steps.entries()) {
      date = addDays(date, one.gap);
      if (date > "2020-03-31") break;
      const added = entriesOf(one, { date, sequence }, entries);
      if (isTaken([...entries, ...added])) entries.push(...added);
    }
    const rest = [...factsOf(entries).ledgers].flatMap(([fundId, { units }]) =>
      units === 0 ? [] : [sell(addDays(date, 1), units / 1_000_000, 1, { fundId })],
    );
    return [...entries, ...rest];
  });

/** What is taken back is the newest of its fund. */
function entriesOf(
  { kind, fundId, units, amount }: Step,
  when: { date: string; sequence: number },
  before: readonly TaxEntry[],
): TaxEntry[] {
  const given = { ...when, fundId, units, amount };
  const takenBack = (type: TaxEntry["type"], taken: readonly TaxEntry["type"][]): TaxEntry[] => {
    const found = before.findLast((one) => one.fundId === fundId && taken.includes(one.type));
    return found === undefined ? [] : [{ ...found, ...when, id: crypto.randomUUID(), type }];
  };
  switch (kind) {
    case "purchase":
      return [taxEntry({ ...given, type: kind, amount: 100 * units })];
    case "bonus":
    case "split":
      return [taxEntry({ ...given, type: kind, amount: 0 })];
    case "idcw-payout":
      return [taxEntry({ ...given, type: kind, units: 0 })];
    case "reversal":
      return takenBack(kind, ["purchase", "idcw-reinvestment"]);
    case "redemption-reversal":
      return takenBack(kind, ["redemption"]);
    case "transfer":
      return (["out", "in"] as const).map((side) =>
        taxEntry({
          ...given,
          type: `transfer-${side}`,
          pairId: `pair ${when.sequence}`,
          fundId: (side === "out") === (fundId === "fund") ? "fund" : "other",
        }),
      );
    default:
      return [taxEntry({ ...given, type: kind })];
  }
}

function isTaken(entries: readonly TaxEntry[]): boolean {
  try {
    factsOf(entries);
    return true;
  } catch (error) {
    if (error instanceof LedgerRejectedError) return false;
    throw error;
  }
}
