import type { IsoDate } from "../../dates.ts";
import { missing } from "../../missing.ts";
import type { MicroUnits } from "../../transactions/fixed-point.ts";
import type { Ledger } from "../../transactions/ledger.ts";
import type { OpenLot } from "../../transactions/open-lots.ts";
import { convertUnits, type Splits } from "../splits.ts";
import { countBefore } from "./stripping-window.ts";

/** The units of a fund at the start of a day, as units are after the last split. */
export class UnitsHeld {
  readonly #splits: Splits;
  /** At the end of each day with entries, as units were then. */
  readonly #balances: History;
  /** At the end of each day, of those lots that were sold later or are still held. */
  readonly #lots: History;

  /** @param startOf the day on which a lot came into the fund */
  constructor(
    { entries, sales, lots }: Ledger,
    splits: Splits,
    startOf: (lot: OpenLot) => IsoDate,
  ) {
    this.#splits = splits;
    this.#balances = new History(entries.map(({ entry, balance }) => [entry.date, balance]));
    const changes: [IsoDate, MicroUnits][] = lots.map((lot) => [startOf(lot), lot.remaining]);
    for (const { entry, parts } of sales) {
      const ratio = splits.between(entry.date, null);
      for (const { lot, units } of parts) {
        const sold = convertUnits(units, ratio);
        changes.push([startOf(lot), sold], [entry.date, -sold]);
      }
    }
    changes.sort(([one], [other]) => (one < other ? -1 : Number(one > other)));
    let total = 0;
    this.#lots = new History(changes.map(([day, change]) => [day, (total += change)]));
  }

  /**
   * The balance, or the units of the lots if they are more: the balance lacks units that were sold before the day by a
   * redemption that was taken back after it.
   */
  before(day: IsoDate): MicroUnits {
    const balance = this.#balances.lastBefore(day);
    if (balance === null) return 0;
    return Math.max(
      convertUnits(balance.units, this.#splits.between(balance.day, null)),
      this.#lots.lastBefore(day)?.units ?? 0,
    );
  }
}

/** Units at the end of days. */
class History {
  readonly #units: ReadonlyMap<IsoDate, MicroUnits>;
  readonly #days: readonly IsoDate[];

  /** @param units by day, in ascending order; the last ones of a day are those at its end */
  constructor(units: Iterable<readonly [IsoDate, MicroUnits]>) {
    this.#units = new Map(units);
    this.#days = [...this.#units.keys()];
  }

  lastBefore(day: IsoDate): { day: IsoDate; units: MicroUnits } | null {
    const last = this.#days[countBefore(this.#days, day) - 1];
    return last === undefined ? null : { day: last, units: this.#units.get(last) ?? missing() };
  }
}
