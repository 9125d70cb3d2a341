import { percentPlaces } from "../../shared/direct/same-money.ts";
import type {
  DirectPortfolio,
  DirectReason,
  FundInDirect,
  LostInSpan,
} from "../../shared/direct/schema.ts";
import { SeriesInDirect } from "../../shared/direct/twin-series.ts";
import { isoDay } from "../../shared/history/days.ts";
import type { Day } from "../../shared/history/schema.ts";
import { roundTo } from "../../shared/rounding.ts";
import { fromPaise, type Paise } from "../../shared/transactions/fixed-point.ts";
import type { fundInDirect, Known } from "./fund-in-direct.ts";

/** Adds up a portfolio's funds in their direct plans; estimated ones apart. */
export class PortfolioSums {
  isFilling = false;
  readonly #funds: FundInDirect[] = [];
  readonly #series: SeriesInDirect;
  #asOf: Day | null = null;
  #value: Paise = 0;
  #valueDirect: Paise = 0;
  #lostInYear: Paise = 0;
  #estimatedLoss: Paise = 0;
  readonly #estimated: string[] = [];
  /** Sums of the values that have a percentage, and of these times it. */
  #weighted = { percent: 0, value: 0 };

  /** @param first a day that no transaction is before */
  constructor(first: Day) {
    this.#series = new SeriesInDirect(first);
  }

  leaveOut(fundId: string, reason: DirectReason): void {
    this.#leaveOut(fundId, reason, null);
  }

  /** What is not held any more counts with what it had lost, and is listed where its twin would still be worth something. */
  addSold(fundId: string, found: ReturnType<typeof fundInDirect> | null): void {
    if (found === null || found.same === null) return;
    this.#count(fundId, found);
    if (found.same.valueDirect !== 0) this.#list(fundId, found);
  }

  add(fundId: string, found: ReturnType<typeof fundInDirect>): void {
    const { twin, reason, same } = found;
    if (same === null) return this.#leaveOut(fundId, reason, twin);
    this.#count(fundId, found);
    this.#list(fundId, found);
  }

  #count(fundId: string, { same, steps, navs }: Known): void {
    const { value, valueDirect, lastYear, asOf, ledger } = same;
    if (ledger.isEstimate) {
      if (valueDirect !== value) this.#estimated.push(fundId);
      this.#estimatedLoss += valueDirect - value;
      return;
    }
    this.#series.add(steps, navs, ledger);
    this.#asOf = Math.max(this.#asOf ?? asOf, asOf);
    this.#value += value;
    this.#valueDirect += valueDirect;
    this.#lostInYear += lastYear.lost ?? 0;
    if (lastYear.percent !== null) {
      this.#weighted.percent += value * lastYear.percent;
      this.#weighted.value += value;
    }
  }

  #list(fundId: string, { twin, same }: Known): void {
    const { value, valueDirect, lastYear, ledger } = same;
    this.#funds.push({
      fundId,
      twin,
      reason: null,
      value: fromPaise(value),
      lost: fromPaise(valueDirect - value),
      lastYear: inRupees(lastYear),
      isEstimate: ledger.isEstimate,
    });
  }

  result(): DirectPortfolio {
    const { percent, value } = this.#weighted;
    return {
      asOf: this.#asOf === null ? null : isoDay(this.#asOf),
      value: fromPaise(this.#value),
      valueDirect: fromPaise(this.#valueDirect),
      lost: fromPaise(this.#valueDirect - this.#value),
      lastYear: {
        lost: fromPaise(this.#lostInYear),
        percent: value === 0 ? null : roundTo(percent / value, percentPlaces),
      },
      funds: this.#funds.toSorted(
        (one, other) => (other.lost ?? -Infinity) - (one.lost ?? -Infinity) || 0,
      ),
      estimated: { lost: fromPaise(this.#estimatedLoss), funds: this.#estimated },
      isFilling: this.isFilling,
      series: this.#funds.some(({ lost, isEstimate }) => lost !== null && !isEstimate)
        ? this.#series.series()
        : { days: [], values: [], direct: [] },
    };
  }

  #leaveOut(fundId: string, reason: DirectReason, twin: FundInDirect["twin"]): void {
    const unknown = { value: null, lost: null, lastYear: null, isEstimate: false };
    this.#funds.push({ fundId, twin, reason, ...unknown });
  }
}

export const inRupees = ({ lost, percent }: LostInSpan): LostInSpan => ({
  lost: lost === null ? null : fromPaise(lost),
  percent,
});
