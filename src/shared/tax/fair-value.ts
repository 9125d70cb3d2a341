import type { IsoDate } from "../dates.ts";
import { decimal, type DecimalText } from "../money.ts";
import type { MicroUnits } from "../transactions/fixed-point.ts";
import type { Ledger } from "../transactions/ledger.ts";
import type { LotPart } from "../transactions/open-lots.ts";
import { isLotGiver } from "../transactions/types.ts";
import type { LedgerFacts, TaxEntry, TaxedFund } from "./taxed-fund.ts";
import type { TaxRules } from "./rules/tax-rules.ts";

/** Rupees of a unit, as it was sold, on the day by which grandfathered costs are measured. */
export type FairValue = { perUnit: DecimalText; certain: boolean };

/** All units of a fund became others. */
type Split = { date: IsoDate; before: MicroUnits; after: MicroUnits };

type LotOfPart = Pick<LotPart, "origin" | "lot">;

/** Rounding of the value of a unit that was split; a NAV has at most 8 decimals. */
const valueDecimals = 8;

/** The values of one fund's lots on the day of grandfathering. */
export class FairValues {
  readonly #fund: TaxedFund;
  readonly #facts: LedgerFacts;
  readonly #valuedOn: IsoDate;
  readonly #splits = new Map<string, Split[]>();
  readonly #segregations: readonly IsoDate[];
  #givers: Map<string, TaxEntry> | null = null;

  constructor(fund: TaxedFund, facts: LedgerFacts, rules: TaxRules) {
    this.#fund = fund;
    this.#facts = facts;
    this.#valuedOn = rules.grandfathering.valuedOn;
    this.#segregations = (facts.ledgers.get(fund.id)?.entries ?? []).flatMap(({ entry }) =>
      entry.type === "segregation-out" && entry.date > this.#valuedOn ? [entry.date] : [],
    );
  }

  /**
   * Of a lot: the typed value or the scheme's NAV, by the ratio of each split between that day and the sale.
   * @param soldBy the sale's transaction; null: the lot is still held
   * @returns null where no value is known, or none but the NAV of a scheme that the lot was not held in then
   */
  of(part: LotOfPart, soldBy: string | null): FairValue | null {
    const { fmv } = this.#fund;
    if (fmv === null) return null;
    const { splits, isOfScheme } = this.#past(part, soldBy);
    if (!isOfScheme && !fmv.isTyped) return null;
    const soldOn = soldBy === null ? null : (this.#facts.entries.get(soldBy)?.date ?? null);
    const isSegregated = this.#segregations.some((day) => soldOn === null || day <= soldOn);
    return {
      perUnit: splits.reduce(
        (value, { before, after }) =>
          decimal(value).times(decimal(before)).dividedBy(decimal(after), valueDecimals).toText(),
        fmv.perUnit,
      ),
      // Who typed a value can have meant a unit of before the split or of after it.
      certain: isOfScheme && !isSegregated && !(fmv.isTyped && splits.length > 0),
    };
  }

  /** The splits that a lot has been through since that day, and whether it was of this scheme all the time. */
  #past(
    { origin, lot }: LotOfPart,
    soldBy: string | null,
  ): { splits: Split[]; isOfScheme: boolean } {
    const { entries } = this.#facts;
    const own = this.#splitsUntil(this.#fund.id, soldBy);
    const arrival = entries.get(lot.transactionId);
    const isBought = arrival === undefined || arrival.id === origin;
    if (isBought || arrival.date <= this.#valuedOn) return { splits: own, isOfScheme: true };
    if (arrival.type !== "transfer-in") {
      return { splits: own.filter(({ date }) => date > arrival.date), isOfScheme: false };
    }
    const giver = this.#giverOf(arrival);
    // A lot's way through more than two folios is not kept.
    if (giver === undefined || entries.get(origin)?.fundId !== giver.fundId) {
      return { splits: own, isOfScheme: false };
    }
    // Each folio of a scheme records the same split.
    const byDate = new Map(
      [...this.#splitsUntil(giver.fundId, giver.id), ...own].map((split) => [split.date, split]),
    );
    return { splits: [...byDate.values()], isOfScheme: true };
  }

  /** Those of a fund since that day up to one of its transactions: a day's splits come before its sales. */
  #splitsUntil(fundId: string, transactionId: string | null): Split[] {
    let splits = this.#splits.get(fundId);
    if (splits === undefined) {
      const ledger = this.#facts.ledgers.get(fundId);
      splits = ledger === undefined ? [] : splitsOf(ledger, this.#valuedOn);
      this.#splits.set(fundId, splits);
    }
    const until = transactionId === null ? null : this.#facts.entries.get(transactionId)?.date;
    return until == null ? splits : splits.filter(({ date }) => date <= until);
  }

  #giverOf({ pairId }: TaxEntry): TaxEntry | undefined {
    if (pairId === null) return undefined;
    this.#givers ??= new Map(
      [...this.#facts.entries.values()].flatMap((entry) =>
        entry.pairId !== null && isLotGiver(entry.type) ? [[entry.pairId, entry]] : [],
      ),
    );
    return this.#givers.get(pairId);
  }
}

const splitsOf = ({ entries }: Ledger, after: IsoDate): Split[] =>
  entries.flatMap(({ entry, balance }) =>
    entry.type === "split" && entry.date > after
      ? [{ date: entry.date, before: balance - entry.units, after: balance }]
      : [],
  );
