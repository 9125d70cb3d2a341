import { connectedComponents } from "../../shared/connected-components.ts";
import { latestDate } from "../../shared/dates.ts";
import { AppError } from "../../shared/errors.ts";
import type { CommitInput } from "../../shared/imports/schema.ts";
import { maxTransactionsPerUser } from "../../shared/transactions/schema.ts";
import { dateRefusal } from "../transactions/allowed-dates.ts";
import { refusedFund } from "../transactions/refused-fund.ts";

/** What is looked at of a `ReadPart`. */
type SentPart = {
  items: readonly {
    fundId: string;
    place: number;
    rows: readonly { fields: { pairId: string | null } }[];
  }[];
  state: {
    total: number;
    transactions: readonly { id: string; fundId: string; pairId: string | null }[];
  };
};

/** And of a `PartChange`. */
type Growth = {
  change: { added: number; insert: readonly { fundId: string }[]; remove: readonly string[] };
};

/** @throws AppError request/invalid with the items whose date is after tomorrow */
export function requirePastItems({ items }: CommitInput, now: Date): void {
  const latest = latestDate(now);
  const later = [...items.entries()].flatMap(([place, item]) =>
    item.kind === "transaction" &&
    [item.fields.date, item.fields.acquiredOn].some((date) => date !== null && date > latest)
      ? [place]
      : [],
  );
  if (later.length > 0) throw dateRefusal(later);
}

/** @throws AppError transactions/too-many with the funds beyond what the account may have */
export function requireTransactionRoom(part: SentPart, { change }: Growth): void {
  const { state, items } = part;
  const room = Math.max(0, maxTransactionsPerUser - state.total);
  if (change.added <= room) return;
  const growth = growthByFund(part, change);
  let size = [...growth.values()].reduce((sum, rows) => sum + Math.min(0, rows), 0);
  const beyond = new Set<string>();
  for (const fundId of new Set(items.map((item) => item.fundId))) {
    const rows = Math.max(0, growth.get(fundId) ?? 0);
    if (rows > 0 && size + rows > room) beyond.add(fundId);
    else size += rows;
  }
  const places = items.filter(({ fundId }) => beyond.has(fundId)).map(({ place }) => place);
  throw new AppError("transactions/too-many", { items: places });
}

/** By how many rows each fund grows. */
function growthByFund(
  { state }: SentPart,
  { insert, remove }: Growth["change"],
): ReadonlyMap<string, number> {
  const growth = new Map<string, number>();
  const add = (fundId: string, rows: number) =>
    growth.set(fundId, (growth.get(fundId) ?? 0) + rows);
  for (const { fundId } of insert) add(fundId, 1);
  const isRemoved = new Set(remove);
  for (const { id, fundId } of state.transactions) if (isRemoved.has(id)) add(fundId, -1);
  return growth;
}

/** A refusal of one fund's change as one that names its items, else the same error. */
export function withRefusedItems(error: unknown, part: SentPart): unknown {
  if (!(error instanceof AppError)) return error;
  const fundId = refusedFund(error);
  const items = fundId === null ? [] : placesOf(fundId, part);
  if (items.length === 0) return error;
  const { appCode, message, fieldErrors, values } = error;
  return new AppError(appCode, { message, fieldErrors, values, items, cause: error });
}

/** The fund's own, or where it is not in the part, those that units moved from or to. */
function placesOf(fundId: string, { state, items }: SentPart): number[] {
  const own = items.filter((item) => item.fundId === fundId);
  if (own.length > 0) return own.map(({ place }) => place);
  const sent = items.flatMap((item) =>
    item.rows.map(({ fields: { pairId } }) => ({ fundId: item.fundId, pairId })),
  );
  const legs = [...state.transactions, ...sent].filter(({ pairId }) => pairId !== null);
  const linked = connectedComponents(legs, (leg) => [leg.fundId, `pair ${leg.pairId}`])
    .filter((component) => component.some((leg) => leg.fundId === fundId))
    .flat();
  const ids = new Set(linked.map((leg) => leg.fundId));
  return items.filter((item) => ids.has(item.fundId)).map(({ place }) => place);
}
