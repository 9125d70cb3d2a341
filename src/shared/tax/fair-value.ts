import type { IsoDate } from "../dates.ts";
import type { DecimalText } from "../money.ts";
import type { LotPart } from "../transactions/open-lots.ts";
import { isLotReceiver } from "../transactions/types.ts";
import type { AccountEvents } from "./account-events.ts";
import type { FairValue } from "./lot-gain.ts";
import { ratioOf, combineRatios, convertValue, type Splits, type UnitRatio } from "./splits.ts";
import type { LedgerFacts, TaxEntry, TaxedFund } from "./taxed-fund.ts";

type LotOfPart = Pick<LotPart, "origin" | "lot">;

/** A value per unit as it was before the splits and the merger of `since`. */
type Past = Value & { since: UnitRatio; isOfScheme: boolean };
type Value = { perUnit: DecimalText | null; isTyped: boolean };

/** The values of one fund's lots on the day of grandfathering. */
export class FairValues {
  readonly #fund: TaxedFund;
  readonly #events: AccountEvents;
  readonly #valuedOn: IsoDate;
  readonly #splits: Splits;
  /** By fund from which lots were transferred: its splits that this fund has too. */
  readonly #sharedSplits = new Map<string, Splits>();
  readonly #firstSegregation: IsoDate | null;
  readonly #own: Value & { isSure: boolean };

  constructor(fund: TaxedFund, events: AccountEvents) {
    const { facts, rules } = events;
    this.#fund = fund;
    this.#events = events;
    this.#valuedOn = rules.grandfathering.valuedOn;
    this.#splits = events.splitsOf(fund.id);
    this.#firstSegregation =
      (facts.ledgers.get(fund.id)?.entries ?? []).find(
        ({ entry }) => entry.type === "segregation-out" && entry.date > this.#valuedOn,
      )?.entry.date ?? null;
    this.#own = ownValue(fund, facts);
  }

  /**
   * The value of a lot's unit: the typed one or the scheme's NAV, by the ratio of each split between that day and the sale,
   * and of the merger where the scheme was merged into this one.
   * @param soldBy the sale's transaction; null: the lot is still held
   * @returns null where the value on that day is not known
   */
  of(part: LotOfPart, soldBy: string | null): FairValue | null {
    const { entries } = this.#events.facts;
    const soldOn = soldBy === null ? null : (entries.get(soldBy)?.date ?? null);
    const { perUnit, since, isOfScheme, isTyped } = this.#past(part, soldOn);
    if (perUnit === null) return null;
    const isSegregated =
      this.#firstSegregation !== null && (soldOn === null || this.#firstSegregation <= soldOn);
    return {
      perUnit: convertValue(perUnit, since),
      // A typed value may be meant for a unit before or after the split. For listed units the law takes the highest
      // price on the exchange, which the NAV is only close to.
      certain:
        isOfScheme &&
        !isSegregated &&
        !(isTyped && since.steps > 0) &&
        !(this.#fund.scheme.isListed && !isTyped),
    };
  }

  /** The value of a lot's unit on that day, and the splits and the merger since. */
  #past({ origin, lot }: LotOfPart, soldOn: IsoDate | null): Past {
    const { entries, oldNavs } = this.#events.facts;
    const { fmv } = this.#fund;
    const own = this.#splits.between(this.#valuedOn, soldOn);
    const { isSure, ...value } = this.#own;
    const arrival = entries.get(lot.transactionId);
    if (arrival === undefined || !isLotReceiver(arrival.type) || arrival.date <= this.#valuedOn) {
      return { ...value, since: own, isOfScheme: isSure };
    }
    const given = arrival.id === origin ? undefined : this.#events.giverOf(arrival);
    // A lot's path through more than two folios is not recorded.
    const giver = entries.get(origin)?.fundId === given?.fundId ? given : undefined;
    if (arrival.type === "transfer-in") {
      const since = giver === undefined ? own : combineRatios(this.#splitsBefore(giver), own);
      if (arrival.id === origin || giver !== undefined) {
        return { ...value, since, isOfScheme: isSure };
      }
      const typed = fmv?.isTyped === true ? fmv : { perUnit: null, isTyped: false };
      return { ...typed, since, isOfScheme: false };
    }
    const later = this.#splits.between(arrival.date, soldOn);
    if (fmv?.isTyped === true) return { ...fmv, since: later, isOfScheme: false };
    if (arrival.type !== "merger-in" || giver === undefined || giver.units <= 0) {
      return { perUnit: null, isTyped: false, since: later, isOfScheme: false };
    }
    const earlier = this.#events.splitsOf(giver.fundId).between(this.#valuedOn, giver.date);
    return {
      perUnit: oldNavs.get(giver.fundId) ?? null,
      isTyped: false,
      since: combineRatios(earlier, ratioOf(giver.units, arrival.units), later),
      isOfScheme: false,
    };
  }

  /** The ratio of splits that only a lot's earlier folio has: every folio records the splits of its scheme. */
  #splitsBefore({ fundId, date }: TaxEntry): UnitRatio {
    const splits = this.#events.splitsOf(fundId);
    let shared = this.#sharedSplits.get(fundId);
    if (shared === undefined) {
      shared = splits.sharedWith(this.#splits);
      this.#sharedSplits.set(fundId, shared);
    }
    return splits.betweenWithout(shared, this.#valuedOn, date);
  }
}

/**
 * The value of the scheme's own units. A value is typed for a scheme, for all its folios, and may be meant for units
 * merged into it in one of them; then the scheme's own NAV of that day is used where it is known.
 */
function ownValue(
  { id, amfiCode, fmv }: TaxedFund,
  { schemesWithMergedUnits, oldNavs }: LedgerFacts,
): Value & { isSure: boolean } {
  if (fmv === null) return { perUnit: null, isTyped: false, isSure: true };
  if (!fmv.isTyped || !schemesWithMergedUnits.has(amfiCode ?? "")) return { ...fmv, isSure: true };
  const nav = oldNavs.get(id);
  return nav === undefined
    ? { ...fmv, isSure: false }
    : { perUnit: nav, isTyped: false, isSure: true };
}

/** @param codes AMFI codes by fund */
export const schemesWithMergedUnitsOf = (
  entries: readonly Pick<TaxEntry, "type" | "fundId">[],
  codes: ReadonlyMap<string, string | null>,
): LedgerFacts["schemesWithMergedUnits"] =>
  new Set(
    entries.flatMap(({ type, fundId }) =>
      type === "merger-in" || type === "segregation-in" ? (codes.get(fundId) ?? []) : [],
    ),
  );
