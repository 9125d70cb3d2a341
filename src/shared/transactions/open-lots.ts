import type { IsoDate } from "../dates.ts";
import type { DecimalText } from "../money.ts";
import { shareOf, type MicroUnits, type Paise } from "./fixed-point.ts";

/** One acquisition. Mutable: a replay takes units out of it. */
export type OpenLot = {
  transactionId: string;
  date: IsoDate;
  nav: DecimalText | null;
  units: MicroUnits;
  remaining: MicroUnits;
  cost: Paise;
};

export type LotPart = { lot: OpenLot; date: IsoDate; units: MicroUnits; cost: Paise };

/** What is left of at most this many units is 0: registrars round units to three decimals. */
export const maxRoundingRemainder: MicroUnits = 500;

export class OpenLots {
  readonly #lots: OpenLot[] = [];
  #first = 0;
  units: MicroUnits = 0;
  cost: Paise = 0;

  add(lot: OpenLot): void {
    let index = this.#lots.length;
    while (index > 0 && (this.#lots[index - 1]?.date ?? "") > lot.date) index -= 1;
    this.#lots.splice(index, 0, lot);
    this.#first = Math.min(this.#first, index);
    this.units += lot.remaining;
    this.cost += lot.cost;
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
    for (; this.#first < this.#lots.length; this.#first += 1) {
      const lot = this.#lots[this.#first];
      if (lot === undefined) break;
      const isWhole = takesAll || wanted >= lot.remaining;
      if (!isWhole && wanted === 0) break;
      const taken = isWhole ? lot.remaining : wanted;
      const cost = isWhole ? lot.cost : shareOf(lot.cost, taken, lot.remaining);
      parts.push({ lot, date: lot.date, units: taken, cost });
      this.#change(lot, -taken, -cost);
      wanted -= taken;
      if (!isWhole) break;
    }
    return parts;
  }

  putBack(parts: readonly LotPart[]): void {
    for (const { lot, units, cost } of parts) {
      this.#change(lot, units, cost);
      this.#first = Math.min(this.#first, this.#lots.indexOf(lot));
    }
  }

  /** Takes part of the cost of all lots, by their share of it, and no units. */
  takeCost(cost: Paise): LotPart[] {
    const lots = this.open();
    const total = this.cost;
    const taken = Math.min(cost, total);
    let [before, takenBefore] = [0, 0];
    return lots.map((lot) => {
      before += lot.cost;
      const takenUpTo = total === 0 ? 0 : shareOf(taken, before, total);
      const part = takenUpTo - takenBefore;
      takenBefore = takenUpTo;
      this.#change(lot, 0, -part);
      return { lot, date: lot.date, units: lot.remaining, cost: part };
    });
  }

  /** Changes the units of all lots in proportion; dates and cost stay. */
  split(change: MicroUnits): void {
    const total = this.units;
    let [before, changedBefore] = [0, 0];
    for (const lot of this.open()) {
      before += lot.remaining;
      const changedUpTo = total === 0 ? 0 : shareOf(change, before, total);
      this.#change(lot, changedUpTo - changedBefore, 0);
      changedBefore = changedUpTo;
    }
  }

  /** Removes the untouched lot nearest before a date that has these units and, where both are known, this NAV. */
  removeAlike(wanted: { date: IsoDate; units: MicroUnits; nav: DecimalText | null }): boolean {
    const isAlike = (lot: OpenLot) =>
      lot.date <= wanted.date &&
      lot.units === wanted.units &&
      lot.remaining === wanted.units &&
      (lot.nav === null || wanted.nav === null || lot.nav === wanted.nav);
    const lot = this.#lots.findLast(isAlike);
    if (lot === undefined) return false;
    this.#change(lot, -lot.remaining, -lot.cost);
    return true;
  }

  open(): OpenLot[] {
    return this.#lots.slice(this.#first).filter(({ remaining, cost }) => remaining > 0 || cost > 0);
  }

  #change(lot: OpenLot, units: MicroUnits, cost: Paise): void {
    lot.remaining += units;
    lot.cost += cost;
    this.units += units;
    this.cost += cost;
  }
}
