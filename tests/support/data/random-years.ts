import fc from "fast-check";
import { addDays, daysBetween, type IsoDate } from "../../../src/shared/dates.ts";
import type { HeldFund } from "../../../src/shared/tax/selling/held-fund.ts";
import type { TaxEntry } from "../../../src/shared/tax/taxed-fund.ts";
import { taxedFund, taxEntry } from "./tax-facts.ts";

/** The last day of the random ledgers, and the day of the reports on them. */
export const lastDay: IsoDate = "2026-11-25";
/** A year and more before the day of grandfathering. */
const firstDay: IsoDate = "2016-06-01";

const equityOf = (id: string, perUnit: string): HeldFund => ({
  ...taxedFund("equity", { id, fmv: { perUnit, isTyped: false } }),
  nav: "25",
  exitLoad: null,
});

/** One fund of each class, two of equity, an ELSS, and one whose class is not known. */
export const classedFunds = (): HeldFund[] => {
  const elss = equityOf("elss", "12.5");
  const other = (id: string, schemeClass: "specified" | "other" | null): HeldFund => ({
    ...taxedFund(schemeClass, { id }),
    nav: "15",
    exitLoad: null,
  });
  return [
    equityOf("equity", "20"),
    {
      ...equityOf("second", "31.4159"),
      exitLoad: { steps: [{ days: 365, percent: 1 }], freePercent: 10 },
    },
    { ...elss, scheme: { ...elss.scheme, isElss: true } },
    other("debt", "specified"),
    other("gold", "other"),
    other("unknown", null),
  ];
};

const kinds = [
  "purchase",
  "sip",
  "redemption",
  "swp",
  "switch",
  "merger",
  "transfer",
  "bonus",
  "split",
  "consolidation",
  "idcw-payout",
  "idcw-reinvestment",
] as const;

const kindOfYears = fc.oneof(
  // Purchases and sales are what most ledgers are of.
  { weight: 3, arbitrary: fc.constantFrom("purchase" as const, "redemption" as const) },
  { weight: 2, arbitrary: fc.constantFrom(...kinds) },
);
const kindOfBonuses = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom("purchase", "bonus", "redemption") },
  { weight: 1, arbitrary: fc.constantFrom("split", "transfer", "merger", "switch") },
) as fc.Arbitrary<(typeof kinds)[number]>;

const stepOf = (kind: typeof kindOfYears, maxGap: number) =>
  fc.record({
    kind,
    fund: fc.nat({ max: 5 }),
    into: fc.nat({ max: 5 }),
    gap: fc.integer({ min: 1, max: maxGap }),
    micro: fc.integer({ min: 1_000, max: 200_000_000 }),
    paise: fc.integer({ min: 100, max: 20_000_000 }),
    duty: fc.integer({ min: 0, max: 500 }),
    /** Of what is held, in percent. */
    part: fc.integer({ min: 1, max: 100 }),
  });
type Step = ReturnType<typeof stepOf> extends fc.Arbitrary<infer Made> ? Made : never;

/** Units that can still be split without exceeding what a ledger takes. */
const maxBeforeSplit = 1_000_000_000_000;

/**
 * Turns steps into entries that a ledger takes: what is sold is held, and stops on the last day.
 * @param grain units are multiples of `grain` millionths
 */
function entriesFrom(steps: readonly Step[], { from = firstDay, grain = 1 } = {}): TaxEntry[] {
  const ids = classedFunds().map(({ id }) => id);
  const held = new Map<string, number>();
  const entries: TaxEntry[] = [];
  let date = from;
  const add = (
    type: TaxEntry["type"],
    fundId: string,
    units: number,
    { paise = 0, duty = 0, pairId = null as string | null, heldBy = units } = {},
  ) => {
    held.set(fundId, (held.get(fundId) ?? 0) + heldBy);
    entries.push(
      taxEntry({
        date,
        type,
        fundId,
        units: units / 1_000_000,
        amount: paise / 100,
        stampDuty: duty / 100,
        pairId,
        sequence: entries.length,
      }),
    );
  };
  for (const [index, { kind, fund, into, gap, paise, duty, part, ...step }] of steps.entries()) {
    const micro = roundDownTo(step.micro, grain);
    date = addDays(date, gap);
    if (daysBetween(date, lastDay) < 0) break;
    const [id, other] = [ids[fund] ?? "equity", ids[into] ?? "equity"];
    const has = held.get(id) ?? 0;
    const some = roundDownTo((has * part) / 100, grain);
    const pairId = `pair ${index}`;
    if (kind === "purchase" || kind === "sip") add(kind, id, micro, { paise, duty });
    if (kind === "idcw-reinvestment") add(kind, id, micro, { paise, duty });
    if (kind === "idcw-payout") add(kind, id, 0, { paise });
    if (some < 1_000) continue;
    if (kind === "redemption" || kind === "swp") add(kind, id, some, { paise, heldBy: -some });
    if (kind === "bonus" && has < maxBeforeSplit) add(kind, id, some);
    if (kind === "split" && has < maxBeforeSplit) add(kind, id, has * (1 + (part % 9)));
    if (kind === "consolidation") add("split", id, -Math.floor(has / 2));
    if (id === other) continue;
    if (kind === "switch") {
      add("switch-out", id, some, { paise, pairId, heldBy: -some });
      add("switch-in", other, micro, { paise, duty, pairId });
    }
    if (kind === "merger" || kind === "transfer") {
      const units = kind === "merger" ? has : some;
      add(`${kind}-out`, id, units, { paise, pairId, heldBy: -units });
      add(`${kind}-in`, other, kind === "merger" ? micro : units, { paise, pairId });
    }
  }
  return entries;
}

const roundDownTo = (micro: number, grain: number): number => Math.floor(micro / grain) * grain;

/** Ten years of six funds, across 31 January 2018, 1 April 2023 and 23 July 2024. */
export const randomYears = fc
  .array(stepOf(kindOfYears, 330), { minLength: 5, maxLength: 40, size: "max" })
  .map((steps) => entriesFrom(steps));

/**
 * Some months, mostly of one of the six funds, with purchases, then bonuses, then sales.
 * @param grain as `entriesFrom` has it
 */
export const randomBonuses = (grain = 1): fc.Arbitrary<TaxEntry[]> =>
  fc
    .record({
      main: fc.nat({ max: 5 }),
      steps: fc.array(
        fc.tuple(
          stepOf(kindOfBonuses, 30),
          fc.nat({ max: 3 }).map((other) => other > 0),
        ),
        { minLength: 5, maxLength: 30, size: "max" },
      ),
      days: fc.oneof(fc.integer({ min: 60, max: 400 }), fc.integer({ min: 400, max: 1_200 })),
    })
    .map(({ main, steps, days }) =>
      entriesFrom(
        steps.map(([step, isOfMain]) => (isOfMain ? { ...step, fund: main } : step)),
        { from: addDays(lastDay, -days), grain },
      ),
    );
