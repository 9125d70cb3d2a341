import { carriedNav } from "../history/carried-nav.ts";
import { dayOf, isoDay } from "../history/days.ts";
import { fullNavPlaces } from "../history/nav-places.ts";
import type { Day } from "../history/schema.ts";
import { valueInPaise, type HoldingStep } from "../history/value-series.ts";
import { divideRounded, scaled } from "../rounding.ts";
import type { Entry } from "../transactions/entry.ts";
import type { MicroUnits, Paise } from "../transactions/fixed-point.ts";
import { saleValue } from "../transactions/sale-value.ts";
import { allottedDay, type NavPair } from "./nav-lookup.ts";

/** Units with 18 decimals: what is cut off after them never reaches a paisa. */
type TwinUnits = bigint;

const oneUnit = 10n ** 18n;
const oneNav = 10n ** BigInt(fullNavPlaces);
/** A product of units and NAV that is worth one paisa. */
const paiseOfProduct = (oneUnit * oneNav) / 100n;
const microUnit = oneUnit / 1_000_000n;

const exactNav = (nav: number): bigint => BigInt(scaled(nav, fullNavPlaces));

/** Half away from zero. */
export const valueOfTwin = (units: TwinUnits, nav: number): Paise =>
  Number(divideRounded(units * exactNav(nav), paiseOfProduct));

/** Near enough to draw. */
const drawnUnits = (units: TwinUnits): MicroUnits => Number(units / microUnit);

export type LedgerStep = HoldingStep & {
  entry: Entry;
  /** As recorded; the amount is what is left after it. */
  exitLoad: Paise;
};

/** Units of the fund and of its twin after a transaction; the balance is the twin's, as it is drawn. */
export type TwinStep = HoldingStep & {
  held: MicroUnits;
  twin: TwinUnits;
  /** What paired legs have brought so far of what other funds had lost, less what they took away. */
  transferredLoss: Paise;
};

export type TwinLedger = {
  /** From the first day with a NAV of both on, oldest first. */
  steps: TwinStep[];
  /** By how much less the twin gave than the fund, or took more, by the transaction's id. */
  shortfalls: ReadonlyMap<string, Paise>;
  /**
   * Whether units came whose money is not known, was estimated or does not fit their NAV, something was paid out, or the NAVs are
   * an estimate.
   */
  isEstimate: boolean;
};

export type MovedValue = { value: Paise; isEstimate: boolean };
/** What a paired leg moves from one fund's twin to another's, by the pair's id. */
export type MovedValues = ReadonlyMap<string, MovedValue>;

/** A fund's ledger with the NAVs of both plans on the day that each transaction was allotted. */
export type PricedLedger = {
  /** The first day with NAVs of both. */
  first: Day;
  firstNavs: Navs;
  isEstimate: boolean;
  /** `navs` is null before the first day. */
  steps: { step: LedgerStep; day: Day; navs: Navs | null }[];
};

/**
 * @param steps of the fund's ledger, oldest first
 * @returns null where a NAV is missing on a day of a transaction
 */
export function priceLedger(steps: readonly LedgerStep[], navs: NavPair): PricedLedger | null {
  const [regularFirst, directFirst] = [navs.regular.days[0], navs.direct.days[0]];
  if (regularFirst === undefined || directFirst === undefined) return null;
  const first = Math.max(regularFirst, directFirst);
  const firstNavs = navsOn(navs, first);
  if (firstNavs === null) return null;
  const priced: PricedLedger["steps"] = [];
  for (const step of steps) {
    const day = dayOf(step.entry.date);
    const allotted = Math.max(allottedDay(day, step.entry, navs.regular), first);
    const both = day < first ? null : navsOn(navs, allotted);
    if (day >= first && both === null) return null;
    priced.push({ step, day, navs: both });
  }
  return { first, firstNavs, isEstimate: navs.isEstimate === true, steps: priced };
}

function navsOn(navs: NavPair, day: Day): Navs | null {
  const [regular, direct] = [carriedNav(navs.regular, day), carriedNav(navs.direct, day)];
  return regular === null || direct === null ? null : { regular, direct };
}

/**
 * The units that the same money would have bought in the direct plan: a purchase without stamp duty, a sale before load and
 * taxes. What changes units without money changes the twin's in proportion. What is held on the first day with both NAVs is
 * taken over at these.
 * @param moved by the paired legs of which both funds have a twin
 */
export function twinLedger(ledger: PricedLedger, moved: MovedValues): TwinLedger {
  const replay = new TwinReplay(ledger, moved);
  for (const step of ledger.steps) replay.apply(step);
  return replay.ledger();
}

/** A NAV moves by less in the days between a purchase and its allotment. */
const farShare = 0.1;
/** Units are allotted with three decimals. */
const roundedUnits: MicroUnits = 1_000;

type Navs = { regular: number; direct: number };
type Bought = { id: string; held: MicroUnits; twin: TwinUnits };
type Sold = { held: MicroUnits; amount: Paise; twin: TwinUnits };

export class TwinReplay {
  readonly #priced: PricedLedger;
  readonly #moved: MovedValues;
  readonly #steps: TwinStep[] = [];
  readonly #shortfalls = new Map<string, Paise>();
  readonly #bought: Bought[] = [];
  readonly #sold: Sold[] = [];
  #isOpen = false;
  #isEstimate: boolean;
  #held: MicroUnits = 0;
  #cost: Paise = 0;
  #twin: TwinUnits = 0n;
  #transferredLoss: Paise = 0;

  constructor(priced: PricedLedger, moved: MovedValues) {
    this.#priced = priced;
    this.#moved = moved;
    this.#isEstimate = priced.isEstimate;
  }

  apply({ step, navs }: PricedLedger["steps"][number]): void {
    if (navs !== null) {
      this.#open();
      this.#change(step, navs);
    }
    this.#held = step.balance;
    this.#cost = step.cost;
    if (this.#isOpen) this.#record(step.entry);
  }

  /** The value in the direct plan of the part that a step takes out. */
  valueOf({ step, navs }: PricedLedger["steps"][number]): MovedValue | null {
    if (navs === null || this.#held === 0) return null;
    this.#open();
    const value = valueOfTwin(this.#twin - this.#scaled(step.balance), navs.direct);
    return { value, isEstimate: this.#isEstimate };
  }

  ledger(): TwinLedger {
    this.#open();
    return { steps: this.#steps, shortfalls: this.#shortfalls, isEstimate: this.#isEstimate };
  }

  /** Takes over what was held before the first day. */
  #open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    if (this.#held === 0) return;
    this.#take(this.#held, this.#priced.firstNavs);
    this.#record({ date: isoDay(this.#priced.first) });
  }

  #record(entry: TwinStep["entry"]): void {
    const [held, cost, twin, transferredLoss] = [
      this.#held,
      this.#cost,
      this.#twin,
      this.#transferredLoss,
    ];
    this.#steps.push({ entry, balance: drawnUnits(twin), cost, held, twin, transferredLoss });
  }

  #change({ entry, balance, exitLoad }: LedgerStep, navs: Navs): void {
    switch (entry.type) {
      case "purchase":
      case "sip":
      case "switch-in":
        return this.#buy(entry, navs);
      case "opening":
        return this.#take(entry.units, navs);
      case "segregation-in":
        this.#isEstimate = true;
        return this.#take(entry.units, navs);
      case "segregation-out":
        this.#isEstimate = true;
        return;
      case "bonus":
      case "split":
        return this.#scale(balance, entry.units, navs);
      case "idcw-reinvestment":
        this.#isEstimate = true;
        return this.#scale(balance, entry.units, navs);
      case "transfer-in":
      case "merger-in":
        return this.#receive(entry, navs);
      case "transfer-out":
      case "merger-out":
        return this.#handOver(entry, balance, navs);
      case "redemption":
      case "swp":
      case "switch-out":
        return this.#sell(entry, saleValue(entry) + exitLoad, balance, navs);
      case "reversal":
        return this.#takeBack(entry, balance, navs);
      case "redemption-reversal":
        return this.#putBack(entry, saleValue(entry) + exitLoad, navs);
      case "idcw-payout":
        this.#isEstimate = true;
        return this.#payOut(entry.amount + entry.tds, navs);
      default:
        entry.type satisfies never;
    }
  }

  /** Units for money. */
  #for(money: Paise, { direct }: Navs): TwinUnits {
    return (BigInt(money) * paiseOfProduct) / exactNav(direct);
  }

  #add(units: TwinUnits): TwinUnits {
    this.#twin += units;
    return units;
  }

  /** Units at their value. */
  #take(units: MicroUnits, { regular, direct }: Navs): void {
    this.#add((BigInt(units) * microUnit * exactNav(regular)) / exactNav(direct));
  }

  #buy({ id, units, amount }: Entry, navs: Navs): void {
    const before = this.#twin;
    if (amount > 0 && this.#fits(amount, units, navs)) this.#add(this.#for(amount, navs));
    else this.#take(units, navs);
    this.#bought.push({ id, held: units, twin: this.#twin - before });
  }

  /** Money that its units cannot have cost or brought makes no twin: their value does, as an estimate. */
  #fits(money: Paise, units: MicroUnits, { regular }: Navs): boolean {
    const worth = valueInPaise(units, regular);
    const isNear =
      Math.abs(money - worth) <= worth * farShare + valueInPaise(roundedUnits, regular);
    this.#isEstimate ||= !isNear;
    return isNear;
  }

  /** Units of another fund, with what it lost; at their value where that is not known. */
  #receive({ id, units, amount, pairId }: Entry, navs: Navs): void {
    const moved = this.#moved.get(pairId ?? "");
    if (moved === undefined) {
      this.#isEstimate = true;
      return this.#take(units, navs);
    }
    this.#isEstimate ||= moved.isEstimate;
    this.#add(this.#for(moved.value, navs));
    this.#transferredLoss += moved.value - valueInPaise(units, navs.regular);
    this.#shortfalls.set(id, moved.value - amount);
  }

  /** To another fund with what this one lost; what it lost stays where the other has no twin to take it. */
  #handOver({ id, units, amount, pairId }: Entry, balance: MicroUnits, navs: Navs): void {
    const moved = this.#moved.get(pairId ?? "");
    const value = valueInPaise(units, navs.regular);
    if (pairId === null) return this.#scale(balance, 0, navs);
    if (moved === undefined) {
      const given = this.#for(value, navs);
      this.#twin = given < this.#twin ? this.#twin - given : 0n;
      return;
    }
    this.#scale(balance, 0, navs);
    this.#transferredLoss -= moved.value - value;
    this.#shortfalls.set(id, amount - moved.value);
  }

  #scaled(balance: MicroUnits): TwinUnits {
    return (this.#twin * BigInt(balance)) / BigInt(this.#held);
  }

  /** By the fund's own factor; units that come to an empty fund are taken at their value. */
  #scale(balance: MicroUnits, received: MicroUnits, navs: Navs): void {
    if (this.#held > 0) this.#twin = this.#scaled(balance);
    else this.#take(received, navs);
  }

  #sell({ id, units, amount }: Entry, money: Paise, balance: MicroUnits, navs: Navs): void {
    const before = this.#twin;
    if (money === 0 || !this.#fits(money, units, navs)) this.#scale(balance, 0, navs);
    else {
      const wanted = this.#for(money, navs);
      const given = wanted < before ? wanted : before;
      this.#twin -= given;
      const short = given < wanted ? money - valueOfTwin(given, navs.direct) : 0;
      if (short > 0) this.#shortfalls.set(id, short);
    }
    this.#sold.push({ held: units, amount, twin: before - this.#twin });
  }

  /** A purchase that did not happen: the newest one of these units. */
  #takeBack({ units }: Entry, balance: MicroUnits, navs: Navs): void {
    const index = this.#bought.findLastIndex(({ held }) => held === units);
    const [bought] = index === -1 ? [] : this.#bought.splice(index, 1);
    if (bought === undefined) return this.#scale(balance, 0, navs);
    this.#twin = bought.twin < this.#twin ? this.#twin - bought.twin : 0n;
  }

  /** A sale that did not happen: the newest one of these units and this amount, else of these units. */
  #putBack({ units, amount }: Entry, money: Paise, navs: Navs): void {
    const isOfUnits = ({ held }: Sold): boolean => held === units;
    const alike = this.#sold.findLastIndex((sale) => isOfUnits(sale) && sale.amount === amount);
    const index = alike === -1 ? this.#sold.findLastIndex(isOfUnits) : alike;
    const [sold] = index === -1 ? [] : this.#sold.splice(index, 1);
    this.#add(sold?.twin ?? this.#for(money, navs));
  }

  /** The twin pays more for each unit; what exceeds the same money stays invested. */
  #payOut(money: Paise, { regular, direct }: Navs): void {
    const own = BigInt(this.#held) * microUnit * exactNav(regular);
    if (own === 0n) return;
    const twin = this.#twin * exactNav(direct);
    this.#add((this.#for(money, { regular, direct }) * (twin - own)) / own);
  }
}
