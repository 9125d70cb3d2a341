import type { IsoDate } from "../dates.ts";
import type { DecimalText } from "../money.ts";
import { shareOf } from "../rounding.ts";
import type { MicroUnits, Paise } from "./fixed-point.ts";

/** One acquisition. Mutable: a replay takes units out of it. */
export type OpenLot = {
  transactionId: string;
  /** The transaction that first acquired these units, in whatever fund. */
  origin: string;
  date: IsoDate;
  nav: DecimalText | null;
  units: MicroUnits;
  remaining: MicroUnits;
  cost: Paise;
};

export type LotPart = {
  lot: OpenLot;
  origin: string;
  date: IsoDate;
  units: MicroUnits;
  cost: Paise;
  /** Of the lot, before this part left it. */
  held: MicroUnits;
  /** Of the lot, as many as it ever had. */
  bought: MicroUnits;
};

/** What is left of at most this many units is 0: registrars round units to three decimals. */
export const maxRoundingRemainder: MicroUnits = 500;

/** The lots of one fund that are still held, by date; within a date in the order of arrival. */
export class OpenLots {
  #lots: OpenLot[] = [];
  /** Lots before this index have been taken whole. */
  #first = 0;
  readonly #byOrigin = new Map<string, OpenLot>();
  readonly #visit: (lots: number) => void;
  units: MicroUnits = 0;
  cost: Paise = 0;

  /** @param visit is called for each lot that an operation looks at, and may throw */
  constructor(visit: (lots: number) => void) {
    this.#visit = visit;
  }

  /** Copies of the open lots of another replay, in their order. */
  static copyOf(lots: readonly OpenLot[]): OpenLots {
    const copies = new OpenLots(() => {});
    copies.#lots = lots.map((lot) => ({ ...lot }));
    copies.units = lots.reduce((sum, { remaining }) => sum + remaining, 0);
    copies.cost = lots.reduce((sum, { cost }) => sum + cost, 0);
    return copies;
  }

  get count(): number {
    return this.#lots.length - this.#first;
  }

  /** Lots that are equal in date, unit cost and origin become one. */
  add(lot: OpenLot): void {
    this.#visit(1);
    if (!isOpen(lot)) return;
    this.units += lot.remaining;
    this.cost += lot.cost;
    const alike = this.#byOrigin.get(lot.origin);
    if (alike !== undefined && isSameLot(alike, lot)) {
      alike.remaining += lot.remaining;
      alike.units = Math.max(alike.units, alike.remaining);
      alike.cost += lot.cost;
      return;
    }
    this.#byOrigin.set(lot.origin, lot);
    this.#insert(lot);
  }

  /**
   * Takes units from the oldest lots. The cost of a part is rounded half away from zero; the rest
   * stays with the lot. What leaves no more than `maxRoundingRemainder` takes everything.
   * @returns null where there are not enough units
   */
  take(units: MicroUnits): LotPart[] | null {
    if (units > this.units + maxRoundingRemainder) return null;
    const takesAll = units >= this.units - maxRoundingRemainder;
    const parts: LotPart[] = [];
    let wanted = units;
    for (;;) {
      const lot = this.#lots[this.#first];
      if (lot === undefined || (wanted <= 0 && !takesAll)) break;
      this.#visit(1);
      const isWhole = takesAll || wanted >= lot.remaining;
      const taken = isWhole ? lot.remaining : wanted;
      const cost = isWhole ? lot.cost : shareOf(lot.cost, taken, lot.remaining);
      const { origin, date, remaining: held, units: bought } = lot;
      parts.push({ lot, origin, date, units: taken, cost, held, bought });
      this.#change(lot, -taken, -cost);
      wanted -= taken;
      if (isWhole) this.#first += 1;
    }
    this.#compact();
    return parts;
  }

  putBack(parts: readonly LotPart[]): void {
    this.#visit(parts.length);
    for (const { lot, units, cost } of parts.toReversed()) {
      if (!isOpen(lot)) this.#insertFirst(lot);
      this.#change(lot, units, cost);
    }
  }

  /** Takes part of the cost of all lots, by their share of it, and no units. */
  takeCost(cost: Paise): LotPart[] {
    const lots = this.open();
    this.#visit(lots.length);
    const total = this.cost;
    const taken = Math.min(cost, total);
    let [before, takenBefore] = [0, 0];
    return lots.map((lot) => {
      before += lot.cost;
      const takenUpTo = total === 0 ? 0 : shareOf(taken, before, total);
      const part = takenUpTo - takenBefore;
      takenBefore = takenUpTo;
      this.#change(lot, 0, -part);
      const { origin, date, remaining, units: bought } = lot;
      return { lot, origin, date, units: remaining, cost: part, held: remaining, bought };
    });
  }

  /** Changes the units of all lots in proportion; dates and cost stay. */
  split(change: MicroUnits): void {
    const total = this.units;
    let [before, changedBefore] = [0, 0];
    this.#visit(this.count);
    for (const lot of this.open()) {
      before += lot.remaining;
      const changedUpTo = total === 0 ? 0 : shareOf(change, before, total);
      const held = lot.remaining;
      this.#change(lot, changedUpTo - changedBefore, 0);
      // As if the new units had been bought, of which as large a part is sold.
      if (held > 0) {
        const bought = shareOf(lot.units, lot.remaining, held);
        // What was sold counts here too, which no limit of units held does.
        lot.units = Math.min(bought, Number.MAX_SAFE_INTEGER);
      }
      changedBefore = changedUpTo;
    }
  }

  /**
   * Removes the untouched lot nearest before a date that has these units and, where both are known, this NAV.
   * @returns the lot; null where there is none
   */
  removeAlike(wanted: {
    date: IsoDate;
    units: MicroUnits;
    nav: DecimalText | null;
  }): OpenLot | null {
    for (let index = this.#endOf(wanted.date) - 1; index >= this.#first; index -= 1) {
      this.#visit(1);
      const lot = this.#lots[index];
      if (lot === undefined || !isUntouched(lot, wanted)) continue;
      this.#change(lot, -lot.remaining, -lot.cost);
      this.#lots.splice(index, 1);
      return lot;
    }
    return null;
  }

  /** Makes one lot of all, with the oldest one's date and origin. */
  mergeAll(): void {
    const [oldest, ...others] = this.open();
    if (oldest === undefined) return;
    for (const lot of others) {
      oldest.units += lot.units;
      oldest.remaining += lot.remaining;
      oldest.cost += lot.cost;
      [lot.remaining, lot.cost] = [0, 0];
    }
    this.#lots = [oldest];
    this.#first = 0;
  }

  open(): OpenLot[] {
    return this.#lots.slice(this.#first).filter(isOpen);
  }

  #insert(lot: OpenLot): void {
    this.#lots.splice(this.#endOf(lot.date), 0, lot);
  }

  /** A lot that was taken whole is again the first of its date. */
  #insertFirst(lot: OpenLot): void {
    this.#lots.splice(this.#startOf(lot.date), 0, lot);
  }

  /** The index after the last lot of a date or an earlier one. */
  #endOf(date: IsoDate): number {
    return this.#search((lot) => lot.date <= date);
  }

  #startOf(date: IsoDate): number {
    return this.#search((lot) => lot.date < date);
  }

  #search(isBefore: (lot: OpenLot) => boolean): number {
    let [low, high] = [this.#first, this.#lots.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const lot = this.#lots[middle];
      if (lot !== undefined && isBefore(lot)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #compact(): void {
    if (this.#first * 2 <= this.#lots.length) return;
    this.#lots = this.#lots.slice(this.#first);
    this.#first = 0;
  }

  #change(lot: OpenLot, units: MicroUnits, cost: Paise): void {
    lot.remaining += units;
    lot.cost += cost;
    this.units += units;
    this.cost += cost;
  }
}

const isOpen = ({ remaining, cost }: OpenLot): boolean => remaining > 0 || cost > 0;

const isUntouched = (
  lot: OpenLot,
  { units, nav }: { units: MicroUnits; nav: DecimalText | null },
): boolean =>
  lot.units === units &&
  lot.remaining === units &&
  (lot.nav === null || nav === null || lot.nav === nav);

/** Costs were rounded when the lots were parted, so unit costs that differ by less than a paisa of cost are equal. */
function isSameLot(one: OpenLot, other: OpenLot): boolean {
  if (!isOpen(one) || one.date !== other.date || one.nav !== other.nav) return false;
  const [small, large] = one.remaining < other.remaining ? [one, other] : [other, one];
  if (large.remaining === 0) return true;
  return Math.abs(large.cost * (small.remaining / large.remaining) - small.cost) <= 1;
}
