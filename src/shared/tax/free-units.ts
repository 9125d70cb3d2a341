import type { IsoDate } from "../dates.ts";
import { missing } from "../missing.ts";
import { shareOf } from "../rounding.ts";
import type { Entry } from "../transactions/entry.ts";
import type { MicroUnits, Paise } from "../transactions/fixed-point.ts";
import type { Ledger, LotSale } from "../transactions/ledger.ts";
import type { LotPart } from "../transactions/open-lots.ts";
import { splitsOf, type Split } from "./fair-value.ts";
import { mayBeStripping, type LotGain, type SoldLot } from "./lot-gain.ts";
import type { LedgerFacts, TaxedFund } from "./taxed-fund.ts";
import type { TaxRules } from "./rules/tax-rules.ts";

type Bonus = {
  date: IsoDate;
  /** Of its free units that are still held, as units are after the fund's last split. */
  held: MicroUnits;
  /** Losses ignored while they were held: their cost. */
  cost: Paise;
  /** Whether more of the units may be held, or they cost more, than is known. */
  isDoubtful: boolean;
};

type OfLot = Pick<LotPart, "origin" | "date">;

/** What section 94(8) makes of a loss, and what ignored losses make of the cost of free units. Paise. */
export type Stripping = { ignoredLoss: Paise; addedLoss: Paise; certain: boolean };

const untouched: Stripping = { ignoredLoss: 0, addedLoss: 0, certain: true };

/**
 * The free units of a fund's bonuses, sale by sale. A loss on units that were bought within three months before a bonus
 * and sold within nine months after it is ignored, and is the cost of the free units that are held then. What is done
 * so is never certain: the day of the allotment is recorded, not the record date.
 */
export class FreeUnits {
  readonly #facts: LedgerFacts;
  readonly #fundId: string;
  readonly #rules: TaxRules;
  #splits: readonly Split[] = [];
  readonly #bonuses = new Map<string, Bonus>();

  constructor(fund: TaxedFund, ledger: Ledger, facts: LedgerFacts, rules: TaxRules) {
    this.#facts = facts;
    this.#fundId = fund.id;
    this.#rules = rules;
    for (const { entry } of ledger.entries) if (entry.type === "bonus") this.#add(entry);
    // A bonus of the fund from which its units came.
    for (const origin of originsIn(ledger)) {
      const entry = facts.entries.get(origin);
      if (entry?.type === "bonus") this.#add(entry);
    }
    if (this.#bonuses.size === 0) return;
    const dates = [...this.#bonuses.values()].map(({ date }) => date);
    this.#splits = splitsOf(ledger, dates.toSorted()[0] ?? missing());
    // What was ever sold of a bonus, or is still held, was held before the first sale.
    for (const { entry, parts } of ledger.sales) {
      for (const { origin, units } of parts) {
        this.#hold(origin, this.#inNewUnits(units, entry.date));
      }
    }
    for (const { origin, remaining } of ledger.lots) this.#hold(origin, remaining);
    for (const { entry } of ledger.entries) {
      const leaves = entry.type === "transfer-out" || entry.type === "merger-out";
      if (leaves) this.#doubt((bonus) => bonus.date <= entry.date);
    }
  }

  /** Some sales of the fund could not be worked out: what their losses add is not known. */
  doubtAll(): void {
    this.#doubt(() => true);
  }

  /** Of each part of a sale, by its index: what ignored losses add to its cost; the free units among them are gone then. */
  take({ entry, parts }: LotSale): Stripping[] {
    return parts.map((part) => {
      const bonus = this.#bonuses.get(part.origin);
      if (bonus === undefined) return untouched;
      const units = Math.min(this.#inNewUnits(part.units, entry.date), bonus.held);
      const addedLoss = bonus.held === 0 ? 0 : shareOf(bonus.cost, units, bonus.held);
      bonus.held -= units;
      bonus.cost -= addedLoss;
      return { ignoredLoss: 0, addedLoss, certain: addedLoss === 0 && !bonus.isDoubtful };
    });
  }

  /**
   * Ignores a loss where the law does, which makes it the cost of the free units that the sale has left.
   * @returns the gain of the lot as it counts, with what was ignored of it
   */
  ignore(part: OfLot, sold: SoldLot, gain: LotGain): LotGain & Pick<Stripping, "ignoredLoss"> {
    if (gain.gain >= 0) return { ...gain, ignoredLoss: 0 };
    const stripped = [...this.#bonuses].flatMap(([id, bonus]) =>
      id !== part.origin && mayBeStripping(sold, [bonus.date], this.#rules) ? [bonus] : [],
    );
    const held = stripped.filter((bonus) => bonus.held > 0);
    const [heir] = held;
    if (heir === undefined) {
      const certain = gain.certain && !stripped.some(({ isDoubtful }) => isDoubtful);
      return { ...gain, certain, ignoredLoss: 0 };
    }
    const ignoredLoss = -gain.gain;
    heir.cost += ignoredLoss;
    return { ...gain, costTaken: sold.consideration, gain: 0, certain: false, ignoredLoss };
  }

  #add({ id, date, fundId }: Entry): void {
    if (this.#bonuses.has(id)) return;
    const isDoubtful = fundId !== this.#fundId && this.#isStrippedIn(fundId, date);
    this.#bonuses.set(id, { date, held: 0, cost: 0, isDoubtful });
  }

  /** Whether losses that another fund had before the free units came from there are their cost. */
  #isStrippedIn(fundId: string, bonus: IsoDate): boolean {
    return (this.#facts.ledgers.get(fundId)?.sales ?? []).some(({ entry, parts }) =>
      parts.some(({ date }) =>
        mayBeStripping({ acquiredOn: date, soldOn: entry.date }, [bonus], this.#rules),
      ),
    );
  }

  #hold(origin: string, units: MicroUnits): void {
    const bonus = this.#bonuses.get(origin);
    if (bonus !== undefined) bonus.held += units;
  }

  #doubt(isMeant: (bonus: Bonus) => boolean): void {
    for (const bonus of this.#bonuses.values()) bonus.isDoubtful ||= isMeant(bonus);
  }

  #inNewUnits(units: MicroUnits, soldOn: IsoDate): MicroUnits {
    return this.#splits.reduce(
      (changed, { date, before, after }) =>
        date > soldOn ? shareOf(changed, after, before) : changed,
      units,
    );
  }
}

const originsIn = ({ sales, lots }: Ledger): string[] => [
  ...sales.flatMap(({ parts }) => parts.map(({ origin }) => origin)),
  ...lots.map(({ origin }) => origin),
];
