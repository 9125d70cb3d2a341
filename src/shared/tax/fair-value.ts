import type { IsoDate } from "../dates.ts";
import { decimal, type DecimalText } from "../money.ts";
import type { MicroUnits } from "../transactions/fixed-point.ts";
import type { Ledger } from "../transactions/ledger.ts";
import type { LotPart } from "../transactions/open-lots.ts";
import { isLotGiver, isLotReceiver, movesLots } from "../transactions/types.ts";
import type { LedgerFacts, TaxEntry, TaxedFund } from "./taxed-fund.ts";
import type { TaxRules } from "./rules/tax-rules.ts";

/** Rupees of a unit, as it was sold, on the day by which grandfathered costs are measured. */
export type FairValue = { perUnit: DecimalText; certain: boolean };

/** All units of a fund became others. */
export type Split = { date: IsoDate; before: MicroUnits; after: MicroUnits };

type LotOfPart = Pick<LotPart, "origin" | "lot">;

type Past = { perUnit: DecimalText | null; splits: Split[]; isOfScheme: boolean };

/** Rounding of the value of a unit that was split; a NAV has at most 8 decimals. */
const valueDecimals = 8;

/** The values of one fund's lots on the day of grandfathering. */
export class FairValues {
  readonly #fund: TaxedFund;
  readonly #facts: LedgerFacts;
  readonly #valuedOn: IsoDate;
  readonly #splits = new Map<string, Split[]>();
  readonly #segregations: readonly IsoDate[];
  readonly #isUneventful: boolean;
  readonly #plain: FairValue | null;
  #givers: Map<string, TaxEntry> | null = null;

  constructor(fund: TaxedFund, facts: LedgerFacts, rules: TaxRules) {
    this.#fund = fund;
    this.#facts = facts;
    this.#valuedOn = rules.grandfathering.valuedOn;
    this.#segregations = (facts.ledgers.get(fund.id)?.entries ?? []).flatMap(({ entry }) =>
      entry.type === "segregation-out" && entry.date > this.#valuedOn ? [entry.date] : [],
    );
    this.#isUneventful = (facts.ledgers.get(fund.id)?.entries ?? []).every(
      ({ entry: { type } }) => type !== "split" && !movesLots(type),
    );
    this.#plain = fund.fmv === null ? null : { perUnit: fund.fmv.perUnit, certain: true };
  }

  /**
   * Of a lot: the typed value or the scheme's NAV, by the ratio of each split between that day and the sale; of a lot of a
   * scheme that was merged into this one, that scheme's NAV by the ratio of the merger too.
   * @param soldBy the sale's transaction; null: the lot is still held
   * @returns null where no value is known of the units that the lot was then
   */
  of(part: LotOfPart, soldBy: string | null): FairValue | null {
    // Most lots were bought in a fund to which nothing happened: reports ask this of thousands.
    if (this.#isUneventful && part.lot.transactionId === part.origin) return this.#plain;
    const { perUnit, splits, isOfScheme } = this.#past(part, soldBy);
    if (perUnit === null) return null;
    const soldOn = soldBy === null ? null : (this.#facts.entries.get(soldBy)?.date ?? null);
    const isSegregated = this.#segregations.some((day) => soldOn === null || day <= soldOn);
    const isTyped = this.#fund.fmv?.isTyped === true;
    return {
      perUnit: splits.reduce(
        (value, { before, after }) =>
          decimal(value).times(decimal(before)).dividedBy(decimal(after), valueDecimals).toText(),
        perUnit,
      ),
      // Who typed a value can have meant a unit of before the split or of after it.
      certain: isOfScheme && !isSegregated && !(isTyped && splits.length > 0),
    };
  }

  /** What a lot was on that day, and the splits and the merger that it has been through since. */
  #past({ origin, lot }: LotOfPart, soldBy: string | null): Past {
    const { entries } = this.#facts;
    const { id, fmv } = this.#fund;
    const own = this.#splitsUntil(id, soldBy);
    const perUnit = fmv?.perUnit ?? null;
    const arrival = entries.get(lot.transactionId);
    if (arrival === undefined || !isLotReceiver(arrival.type) || arrival.date <= this.#valuedOn) {
      return { perUnit, splits: own, isOfScheme: true };
    }
    const given = arrival.id === origin ? undefined : this.#giverOf(arrival);
    // A lot's way through more than two folios is not kept.
    const giver = entries.get(origin)?.fundId === given?.fundId ? given : undefined;
    const earlier = giver === undefined ? [] : this.#splitsUntil(giver.fundId, giver.id);
    if (arrival.type === "transfer-in") {
      // Each folio of a scheme records the same split.
      const byDate = new Map([...earlier, ...own].map((split) => [split.date, split]));
      const isOfScheme = arrival.id === origin || giver !== undefined;
      return {
        perUnit: isOfScheme || fmv?.isTyped === true ? perUnit : null,
        splits: [...byDate.values()],
        isOfScheme,
      };
    }
    const later = own.filter(({ date }) => date > arrival.date);
    if (fmv?.isTyped === true) return { perUnit, splits: later, isOfScheme: false };
    const isMerger = arrival.type === "merger-in" && giver !== undefined && giver.units > 0;
    const merger = { date: arrival.date, before: giver?.units ?? 1, after: arrival.units };
    return {
      perUnit: isMerger ? (this.#facts.oldNavs.get(giver.fundId) ?? null) : null,
      splits: [...earlier, merger, ...later],
      isOfScheme: false,
    };
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

export const splitsOf = ({ entries }: Ledger, after: IsoDate): Split[] =>
  entries.flatMap(({ entry, balance }) =>
    entry.type === "split" && entry.date > after
      ? [{ date: entry.date, before: balance - entry.units, after: balance }]
      : [],
  );
