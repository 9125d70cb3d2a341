import type { IsoDate } from "../../dates.ts";
import { missing } from "../../missing.ts";
import { divideRounded } from "../../rounding.ts";
import type { Paise } from "../../transactions/fixed-point.ts";
import type { Ledger } from "../../transactions/ledger.ts";
import type { LotPart } from "../../transactions/open-lots.ts";
import { isLotReceiver } from "../../transactions/types.ts";
import { grossIncome } from "../../transactions/gross-income.ts";
import { incomeOf } from "../idcw.ts";
import type { LotGain, SoldLot } from "../lot-gain.ts";
import { convertUnits, type Splits } from "../splits.ts";
import {
  countBefore,
  countUntil,
  daysBoughtFor,
  type HeldBetween,
  type IndexRange,
} from "./stripping-window.ts";
import { UnitsHeld } from "./units-held.ts";
import type { LedgerFacts } from "../taxed-fund.ts";
import type { TaxRules } from "../rules/tax-rules.ts";

/** Binary places of an amount per unit. */
const fractionBits = 64n;

/**
 * A fund's exempt dividends (section 94(7)). A loss on units bought within three months before a dividend and sold within
 * nine months after it is ignored, up to what the units got of it, to the paisa. Never certain: the record date is not known,
 * so the dividend's own day stands for it.
 */
export class ExemptDividends {
  readonly #entries: LedgerFacts["entries"];
  readonly #splits: Splits;
  readonly #rules: TaxRules;
  readonly #days: IsoDate[] = [];
  /** The sum of the dividends before each index, per unit as it is after the last split. */
  readonly #perUnit: bigint[] = [0n];

  constructor(
    ledger: Ledger | undefined,
    splits: Splits,
    entries: LedgerFacts["entries"],
    rules: TaxRules,
  ) {
    this.#entries = entries;
    this.#splits = splits;
    this.#rules = rules;
    if (ledger === undefined) return;
    const paid = incomeOf(ledger).flatMap(({ id, date }) =>
      date < rules.idcw.taxedFrom ? (entries.get(id) ?? []) : [],
    );
    if (paid.length === 0) return;
    const held = new UnitsHeld(
      ledger,
      splits,
      ({ transactionId, date }) => this.#arrivalOf(transactionId) ?? date,
    );
    for (const dividend of paid) {
      const units = held.before(dividend.date);
      if (units <= 0) continue;
      this.#days.push(dividend.date);
      const before = this.#perUnit.at(-1) ?? missing();
      this.#perUnit.push(before + (BigInt(grossIncome(dividend)) << fractionBits) / BigInt(units));
    }
  }

  /**
   * @param elsewhere the dividends of another fund
   * @returns the lot's taxable gain, and the loss ignored; paise, half away from zero
   */
  ignore(
    part: Pick<LotPart, "origin" | "lot">,
    sold: SoldLot,
    gain: LotGain,
    elsewhere: (fundId: string) => ExemptDividends,
  ): { counted: LotGain; ignored: Paise } {
    if (gain.gain >= 0) return { counted: gain, ignored: 0 };
    const arrivedOn = this.#arrivalOf(part.lot.transactionId);
    const bought = this.#entries.get(part.origin);
    const ignored = Math.min(-gain.gain, this.#paidAfter(arrivedOn, sold));
    const mayHaveOthers =
      arrivedOn !== null &&
      bought !== undefined &&
      elsewhere(bought.fundId).#paidUntil(arrivedOn, sold);
    if (ignored === 0 && !mayHaveOthers) return { counted: gain, ignored };
    const costTaken = gain.costTaken - ignored;
    return {
      counted: { ...gain, costTaken, gain: gain.gain + ignored, certain: false },
      ignored,
    };
  }

  /** A lot's part of the dividends for which it may have been bought; only those after a day, if one is given. */
  #paidAfter(day: IsoDate | null, sold: SoldLot): Paise {
    const { from, to } = this.#rangeOf(sold);
    const first = day === null ? from : Math.max(from, countUntil(this.#days, day));
    if (first >= to) return 0;
    const perUnit = (this.#perUnit[to] ?? missing()) - (this.#perUnit[first] ?? missing());
    const units = convertUnits(sold.units, this.#splits.between(sold.soldOn, null));
    return Number(divideRounded(perUnit * BigInt(units), 1n << fractionBits));
  }

  /** Whether a lot may have been bought for a dividend up to a day, on which it went to another fund. */
  #paidUntil(day: IsoDate, sold: SoldLot): boolean {
    const { from, to } = this.#rangeOf(sold);
    return from < Math.min(to, countUntil(this.#days, day));
  }

  /** Without the days of purchase and sale: units bought on a dividend's day did not get it. */
  #rangeOf(sold: HeldBetween): IndexRange {
    const { from, to } = daysBoughtFor(this.#days, sold, this.#rules.dividendStripping);
    return {
      from: Math.max(from, countUntil(this.#days, sold.acquiredOn)),
      to: Math.min(to, countBefore(this.#days, sold.soldOn)),
    };
  }

  /** The day on which a lot came from another fund; null: it was bought in this one. */
  #arrivalOf(transactionId: string): IsoDate | null {
    const arrival = this.#entries.get(transactionId);
    return arrival !== undefined && isLotReceiver(arrival.type) ? arrival.date : null;
  }
}
