import { AppError } from "../../../shared/errors.ts";
import { holdingKey } from "../../../shared/imports/commit/holding-key.ts";
import type { CommitInput, FundItem, TransactionItem } from "../../../shared/imports/schema.ts";
import type { FoundFund } from "./queries.ts";

/** The fund that an item is about. */
type Destination = {
  /** `listed-now` is recorded without a code and keeps the one it gets; `sent-before` is new with an earlier item. */
  kind: "recorded" | "listed-now" | "sent-before" | "new";
  fundId: string;
  /** Null: not recorded. */
  ledgerVersion: number | null;
};

export type SentItem = {
  item: FundItem;
  /** Its index among the items that were sent. */
  place: number;
  rows: TransactionItem[];
  to: Destination;
  /** Whether an earlier item is about the same holding. */
  isRepeated: boolean;
};

export type FundsOfItems = {
  /** Funds by the position of their item among those of funds. */
  foundByItem: ReadonlyMap<number, FoundFund>;
  /** Funds that have no code yet. */
  unlistedByItem: ReadonlyMap<number | undefined, FoundFund>;
};

export const fundItemsOf = ({ items }: CommitInput) =>
  [...items.entries()].flatMap(([place, item]) => (item.kind === "fund" ? [{ place, item }] : []));

/** The items of funds, each with its fund and its transactions. */
export function sentItems(
  input: CommitInput,
  { foundByItem, unlistedByItem }: FundsOfItems,
): SentItem[] {
  const rowsByFund = Map.groupBy(
    input.items.filter((item) => item.kind === "transaction"),
    ({ fund }) => fund,
  );
  const fundIds = new Map<string, string>();
  return fundItemsOf(input).map(({ place, item }, position) => {
    const key = holdingKey(item);
    const earlier = fundIds.get(key);
    const sent = {
      item,
      place,
      rows: rowsByFund.get(place) ?? [],
      to: destinationOf(foundByItem.get(position), unlistedByItem.get(position), earlier),
      isRepeated: earlier !== undefined,
    };
    if (hasFund(sent)) fundIds.set(key, sent.to.fundId);
    return sent;
  });
}

function destinationOf(
  recorded: FoundFund | undefined,
  unlisted: FoundFund | undefined,
  earlier: string | undefined,
): Destination {
  if (recorded !== undefined) return recordedAs("recorded", recorded);
  if (unlisted !== undefined) return recordedAs("listed-now", unlisted);
  // A statement can have one fund twice, under an old name and a new one.
  if (earlier !== undefined) return { kind: "sent-before", fundId: earlier, ledgerVersion: null };
  return { kind: "new", fundId: crypto.randomUUID(), ledgerVersion: null };
}

const recordedAs = (kind: Destination["kind"], { id, ledgerVersion }: FoundFund): Destination => ({
  kind,
  fundId: id,
  ledgerVersion,
});

export const isNew = ({ to }: SentItem): boolean => to.kind === "new";

const hasLedger = ({ to }: SentItem): boolean => (to.ledgerVersion ?? 0) > 0;

/** Whether there is anything to store of it besides a balance. */
export const storesAnything = (sent: SentItem): boolean =>
  sent.item.totals !== null || sent.rows.length > 0 || (sent.item.isComplete && hasLedger(sent));

const hasFund = (sent: SentItem): boolean => sent.to.ledgerVersion !== null || storesAnything(sent);

/** Recorded funds, and those that an item makes. */
export const fundIdsByHolding = (sent: readonly SentItem[]): ReadonlyMap<string, string> =>
  new Map(sent.filter(hasFund).map(({ item, to }) => [holdingKey(item), to.fundId]));

/** @throws AppError with the items whose transactions would not go on from the fund's ledger */
export function requireLedgers(all: readonly SentItem[]): void {
  const sent = all.filter(({ rows }) => rows.length > 0);
  const afterTotals = sent.filter(
    ({ item, to }) => item.coverage === "later" && to.ledgerVersion === 0,
  );
  if (afterTotals.length > 0)
    throw new AppError("transactions/no-ledger", { items: placesOf(afterTotals) });
  const gone = sent.filter((each) => each.item.isRecorded && !each.isRepeated && !hasLedger(each));
  if (gone.length > 0)
    throw new AppError("imports/ledger-deleted-meanwhile", { items: placesOf(gone) });
}

const placesOf = (items: readonly SentItem[]): number[] => items.map(({ place }) => place);

/**
 * A fund gets one scheme's code, and of a folio only one fund gets it.
 * @throws AppError funds/same-scheme-and-folio with the items that say otherwise
 */
export function requireOneScheme(all: readonly SentItem[]): void {
  const holdings = new Map<string, string>();
  const funds = new Map<string, string>();
  const others = all.filter(({ item, to: { kind, fundId } }) => {
    if (kind !== "listed-now") return false;
    const holding = holdingKey(item);
    if (!funds.has(holding) && !holdings.has(fundId)) {
      funds.set(holding, fundId);
      holdings.set(fundId, holding);
    }
    return funds.get(holding) !== fundId || holdings.get(fundId) !== holding;
  });
  if (others.length > 0)
    throw new AppError("funds/same-scheme-and-folio", { items: placesOf(others) });
}
