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

/** A value, of a unit as it was before the splits. */
type Past = Value & { splits: Split[]; isOfScheme: boolean };
type Value = { perUnit: DecimalText | null; isTyped: boolean };

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
    const { isSure, perUnit, isTyped } = this.#ownValue();
    this.#plain =
      perUnit === null ? null : { perUnit, certain: isSure && !this.#isOfExchange({ isTyped }) };
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
    const { perUnit, splits, isOfScheme, isTyped } = this.#past(part, soldBy);
    if (perUnit === null) return null;
    const soldOn = soldBy === null ? null : (this.#facts.entries.get(soldBy)?.date ?? null);
    const isSegregated = this.#segregations.some((day) => soldOn === null || day <= soldOn);
    return {
      perUnit: splits.reduce(
        (value, { before, after }) =>
          decimal(value).times(decimal(before)).dividedBy(decimal(after), valueDecimals).toText(),
        perUnit,
      ),
      // Who typed a value can have meant a unit of before the split or of after it.
      certain:
        isOfScheme &&
        !isSegregated &&
        !(isTyped && splits.length > 0) &&
        !this.#isOfExchange({ isTyped }),
    };
  }

  /** What a lot was on that day, and the splits and the merger that it has been through since. */
  #past({ origin, lot }: LotOfPart, soldBy: string | null): Past {
    const { entries } = this.#facts;
    const { id, fmv } = this.#fund;
    const own = this.#splitsUntil(id, soldBy);
    const { isSure, ...ownValue } = this.#ownValue();
    const arrival = entries.get(lot.transactionId);
    if (arrival === undefined || !isLotReceiver(arrival.type) || arrival.date <= this.#valuedOn) {
      return { ...ownValue, splits: own, isOfScheme: isSure };
    }
    const given = arrival.id === origin ? undefined : this.#giverOf(arrival);
    // A lot's way through more than two folios is not kept.
    const giver = entries.get(origin)?.fundId === given?.fundId ? given : undefined;
    const earlier = giver === undefined ? [] : this.#splitsUntil(giver.fundId, giver.id);
    if (arrival.type === "transfer-in") {
      // Each folio of a scheme records the same split.
      const byDate = new Map([...earlier, ...own].map((split) => [split.date, split]));
      const splits = [...byDate.values()];
      if (arrival.id === origin || giver !== undefined) {
        return { ...ownValue, splits, isOfScheme: isSure };
      }
      const value = fmv?.isTyped === true ? fmv : { perUnit: null, isTyped: false };
      return { ...value, splits, isOfScheme: false };
    }
    const later = own.filter(({ date }) => date > arrival.date);
    if (fmv?.isTyped === true) return { ...fmv, splits: later, isOfScheme: false };
    const isMerger = arrival.type === "merger-in" && giver !== undefined && giver.units > 0;
    const merger = { date: arrival.date, before: giver?.units ?? 1, after: arrival.units };
    return {
      perUnit: isMerger ? (this.#facts.oldNavs.get(giver.fundId) ?? null) : null,
      isTyped: false,
      splits: [...earlier, merger, ...later],
      isOfScheme: false,
    };
  }

  /**
   * Of the scheme's own units. A typed value is of a scheme, whatever the folio, and can be meant for units that were
   * merged into it in any of them: then its NAV of that day counts where the history has it.
   */
  #ownValue(): Value & { isSure: boolean } {
    const { id, amfiCode, fmv } = this.#fund;
    if (fmv === null) return { perUnit: null, isTyped: false, isSure: true };
    const hasMergedUnits = this.#facts.mergedSchemes.has(amfiCode ?? "");
    if (!fmv.isTyped || !hasMergedUnits) return { ...fmv, isSure: true };
    const nav = this.#facts.oldNavs.get(id);
    return nav === undefined
      ? { ...fmv, isSure: false }
      : { perUnit: nav, isTyped: false, isSure: true };
  }

  /** Listed units count by their highest price on the exchange, which the NAV is only near. */
  #isOfExchange({ isTyped }: Pick<Value, "isTyped">): boolean {
    return this.#fund.scheme.isListed && !isTyped;
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

/** @param codes AMFI codes by fund */
export const mergedSchemesOf = (
  entries: readonly Pick<TaxEntry, "type" | "fundId">[],
  codes: ReadonlyMap<string, string | null>,
): LedgerFacts["mergedSchemes"] =>
  new Set(
    entries.flatMap(({ type, fundId }) =>
      type === "merger-in" || type === "segregation-in" ? (codes.get(fundId) ?? []) : [],
    ),
  );

export const splitsOf = ({ entries }: Ledger, after: IsoDate): Split[] =>
  entries.flatMap(({ entry, balance }) =>
    entry.type === "split" && entry.date > after
      ? [{ date: entry.date, before: balance - entry.units, after: balance }]
      : [],
  );
