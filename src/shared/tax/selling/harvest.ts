import type { IsoDate } from "../../dates.ts";
import { missing } from "../../missing.ts";
import { rowsPerLot, type Steps } from "../../steps.ts";
import { financialYear, financialYearText } from "../../transactions/financial-year.ts";
import { fromMicroUnits, fromPaise, type Paise } from "../../transactions/fixed-point.ts";
import { leftOutFund } from "../report/left-out.ts";
import { heldClasses } from "../fund-class.ts";
import type { LedgerFacts } from "../taxed-fund.ts";
import { sellableFund, type HeldFund, type SellableFund } from "./held-fund.ts";
import { Prospect } from "./oldest-units.ts";
import { PersonYears, type TaxPerson } from "../report/person-years.ts";
import type { NotCounted } from "../report/report-types.ts";
import { exemptionIn, sttOn } from "../rules/in-force.ts";
import { taxRules, type TaxRules, type TaxSection, type Term } from "../rules/tax-rules.ts";
import { sellableOf } from "./sellable.ts";
import type { Harvest, Sellable, SellableFunds } from "./selling-types.ts";
import { nameOf, smallestGain, soonLongTerm } from "./soon-long-term.ts";
import { percentOf, type SettledYear } from "../report/settle-year.ts";
import { exemptionLeft } from "./what-if.ts";

export type HeldPerson = Omit<TaxPerson, "funds"> & { funds: readonly HeldFund[] };

type On = { today: IsoDate; rules?: TaxRules };

/** Lots that become long-term within this many days are listed. */
const soonDays = 60;
/** The units that can be sold today, by fund, and the funds for which that is not known. */
export function* sellableFunds(
  funds: readonly HeldFund[],
  facts: LedgerFacts,
  { today, rules = taxRules }: On,
): Steps<SellableFunds> {
  const { sellable, leftOut } = yield* splitFunds(funds, facts, today);
  const found: Sellable[] = [];
  for (const fund of sellable) {
    yield rowsPerLot * fund.lots.length;
    found.push(sellableOf(fund, facts, { on: today, rules }));
  }
  return { asOf: today, rulesAsOf: rules.asOf, funds: found, leftOut };
}

/**
 * Long-term equity gains that fit in what is left of the year's exemption, losses that could be taken, and lots that are
 * long-term soon; nothing of less than ₹100. Sales are first in, first out, so each row has a fund's oldest units, and
 * the gain of selling only these.
 */
export function* harvest(
  person: HeldPerson,
  facts: LedgerFacts,
  { today, rules = taxRules }: On,
): Steps<Harvest> {
  const year = financialYear(today);
  const years = yield* PersonYears.upTo(year, person, facts, rules);
  const settled = years.settle(year);
  const contexts = years.saleContexts();
  const left = Math.max(0, exemptionLeft(settled, year, rules));
  const { sellable: held, leftOut } = yield* splitFunds(person.funds, facts, today);
  const { sellable = [], maybeLocked = [] } = Object.groupBy(held, ({ scheme }) =>
    scheme.mayBeLocked ? "maybeLocked" : "sellable",
  );
  leftOut.push(...maybeLocked.map((fund) => leftOutFund(fund, "may-be-locked", "sales", facts)));
  const prospects: Prospect[] = [];
  for (const fund of sellable) {
    const saleContext = contexts.get(fund.id) ?? missing();
    const prospect = Prospect.of({ ...fund, saleContext }, today);
    yield rowsPerLot * fund.lots.length;
    if (prospect === null) leftOut.push(leftOutFund(fund, "no-fmv", "sales", facts));
    else prospects.push(prospect);
  }
  const losses = yield* lossesOf(prospects, settled);
  const named = new Set(losses.map(({ fundId }) => fundId));
  return {
    financialYear: financialYearText(year),
    asOf: today,
    rulesAsOf: rules.asOf,
    exemptionLimit: exemptionIn(year, rules),
    exemptionLeft: fromPaise(left),
    lossesFirst: fromPaise(lossesBeforeExemption(settled)),
    gains: yield* gainsWithin(left, prospects, sttOn(today, rules)),
    losses,
    unreachableLosses: (yield* ofEach(prospects, (prospect) =>
      unreachableLossOf(prospect, named.has(prospect.fund.id)),
    )).toSorted((one, other) => other.loss - one.loss),
    soonLongTerm: yield* ofEach(
      sellable.map((fund) => ({ fund })),
      ({ fund }) =>
        soonLongTerm(fund, facts, { today, days: soonDays, rules }).map(({ units, ...row }) => ({
          ...row,
          units: fromMicroUnits(units),
        })),
    ),
    incompleteYears: years.incompleteYearsBefore(year).map(financialYearText),
    unfiled: years.unfiledLossesBefore(year),
    leftOut: [
      ...leftOut,
      ...years
        .leftOutOf(year)
        .filter(({ what, reason }) => what === "sales" && reason !== "totals"),
    ],
    classes: heldClasses(person.funds, facts),
  };
}

function* ofEach<Item extends { fund: SellableFund }, Row>(
  items: readonly Item[],
  rowsOf: (item: Item) => Row[],
): Steps<Row[]> {
  const rows: Row[] = [];
  for (const item of items) {
    yield rowsPerLot * item.fund.lots.length;
    rows.push(...rowsOf(item));
  }
  return rows;
}

/** Losses left to set off against further long-term gains, which the law does before the exemption. */
const lossesBeforeExemption = ({ carried, unused }: SettledYear): Paise =>
  carried.reduce((sum, loss) => sum + loss.left, unused.short + unused.long);

/** @returns the funds whose sale can be worked out, and the others with the reason */
export function* splitFunds(
  funds: readonly HeldFund[],
  facts: LedgerFacts,
  today: IsoDate,
): Steps<{ sellable: SellableFund[]; leftOut: NotCounted[] }> {
  const sellable: SellableFund[] = [];
  const leftOut: NotCounted[] = [];
  for (const fund of funds) {
    yield facts.ledgers.get(fund.id)?.entries.length ?? 0;
    const found = sellableFund(fund, facts, today);
    if (typeof found === "string") leftOut.push(leftOutFund(fund, found, "sales", facts));
    else if (found !== null) sellable.push(found);
  }
  return { sellable, leftOut };
}

/** The lowest exit load first; each fund uses what the ones before it left of the exemption. */
function* gainsWithin(
  left: Paise,
  prospects: readonly Prospect[],
  stt: number,
): Steps<Harvest["gains"]> {
  const gains: Harvest["gains"] = [];
  let room = left;
  for (const prospect of prospects.toSorted((one, other) => one.exitLoad - other.exitLoad)) {
    if (room < smallestGain) break;
    const best = yield* prospect.highestGain(room);
    if (best === null || best.longGain < smallestGain) continue;
    room -= best.longGain;
    gains.push({
      ...nameOf(prospect.fund),
      units: fromMicroUnits(best.units),
      longTermGain: fromPaise(best.longGain),
      exitLoad: fromPaise(best.exitLoad),
      arrives: fromPaise(best.value - best.exitLoad - percentOf(best.value, stt)),
      certain: best.certain,
    });
  }
  return gains;
}

/** Only where all units that must be sold lose in total; `unreachableLossOf` has a loss behind a larger gain. */
function* lossesOf(prospects: readonly Prospect[], settled: SettledYear): Steps<Harvest["losses"]> {
  const losses: Harvest["losses"] = [];
  for (const prospect of prospects) {
    const sold = yield* prospect.greatestLoss();
    if (sold === null || sold.value === 0) continue;
    const { units, shortGain, longGain, exitLoad, certain } = sold;
    const loss = -(shortGain + longGain);
    if (loss < smallestGain) continue;
    const term = shortGain < 0 ? "short" : "long";
    losses.push({
      ...nameOf(prospect.fund),
      units: fromMicroUnits(units),
      loss: fromPaise(loss),
      term,
      shortGain: fromPaise(shortGain),
      longGain: fromPaise(longGain),
      exitLoad: fromPaise(exitLoad),
      certain,
      against: reducedBy(term, settled),
    });
  }
  return losses;
}

/** Units before are counted from where the fund's row of `losses` ends, if it has one. */
function unreachableLossOf(prospect: Prospect, hasLoss: boolean): Harvest["unreachableLosses"] {
  const found = hasLoss ? prospect.lossAfterGreatest() : prospect.lossBehindGain();
  if (found === null || found.loss < smallestGain) return [];
  const { units, loss, acquiredFrom, before, certain } = found;
  // All of them together lose, but too little to be named.
  if (before.gain < loss) return [];
  return [
    {
      ...nameOf(prospect.fund),
      units: fromMicroUnits(units),
      loss: fromPaise(loss),
      acquiredFrom,
      unitsBefore: fromMicroUnits(before.units),
      gainBefore: fromPaise(before.gain),
      certain,
    },
  ];
}

/** In the order in which losses are set off. */
const reducedBy = (term: Term, { pools, slab }: SettledYear): TaxSection[] => [
  ...new Set(
    pools
      .filter(({ pool, taxable }) => taxable > 0 && (term === "short" || pool.term === "long"))
      .toSorted((one, other) => (other.pool.percent ?? slab) - (one.pool.percent ?? slab))
      .map(({ pool }) => pool.section),
  ),
];
