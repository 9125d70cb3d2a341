import type { Day } from "../history/schema.ts";
import { ValuesByDay, type HoldingStep } from "../history/value-series.ts";
import { fromPaise } from "../transactions/fixed-point.ts";
import type { NavPair } from "./nav-lookup.ts";
import type { DirectSeries } from "./schema.ts";
import type { LedgerStep, TwinLedger } from "./twin-units.ts";

/** As many days as a wide screen can show. */
const maxDays = 400;

/** The value of funds by day, and of the same money in their direct plans. */
export class SeriesInDirect {
  readonly #own: ValuesByDay;
  readonly #direct: ValuesByDay;

  /** @param first a day that no transaction is before */
  constructor(first: Day) {
    this.#own = new ValuesByDay(first);
    this.#direct = new ValuesByDay(first);
  }

  add(steps: readonly LedgerStep[], navs: NavPair, { steps: twin }: TwinLedger): void {
    this.#own.add({ entries: steps, navs: navs.regular });
    const [opened] = twin;
    if (opened === undefined) return;
    const before = steps.filter(({ entry }) => entry.date < opened.entry.date);
    if (before.length > 0) {
      // Until its first NAV the twin is worth what the fund is.
      const handedOver: HoldingStep = { entry: opened.entry, balance: 0, cost: 0 };
      this.#direct.add({ entries: [...before, handedOver], navs: navs.regular });
    }
    this.#direct.add({ entries: twin, navs: navs.direct });
  }

  series(): DirectSeries {
    const [own, direct] = [this.#own.series(), this.#direct.series()];
    const count = own.days.length;
    const step = Math.max(1, Math.ceil(count / maxDays));
    const series: DirectSeries = { days: [], values: [], direct: [] };
    let at = -1;
    for (let index = (count - 1) % step; index < count; index += step) {
      const day = own.days[index] ?? 0;
      while ((direct.days[at + 1] ?? Infinity) <= day) at += 1;
      series.days.push(day);
      series.values.push(fromPaise(own.values[index] ?? 0));
      series.direct.push(fromPaise(direct.values[at] ?? 0));
    }
    return series;
  }
}
