import { connectedComponents } from "../../../shared/connected-components.ts";
import { latestDate } from "../../../shared/dates.ts";
import { AppError } from "../../../shared/errors.ts";
import type { CommitInput } from "../../../shared/imports/schema.ts";
import { maxTransactionsPerUser } from "../../../shared/transactions/schema.ts";
import { dateRefusal } from "../../transactions/allowed-dates.ts";
import { refusedFund } from "../../transactions/refused-fund.ts";

/** The fields of a `ReadPart` that are checked. */
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

/** The number of rows by which each fund grows. */
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

/**
 * A refusal of a part's change as one that names its items, and those of all other funds that are refused for themselves;
 * any other error as it is.
 * @param change does with some funds of the part what failed with all of them
 */
export async function withRefusedItems(
  error: unknown,
  part: SentPart,
  change: (fundIds: ReadonlySet<string>) => Promise<unknown>,
): Promise<unknown> {
  if (!(error instanceof AppError)) return error;
  const refusals: AppError[] = [];
  for (const fundIds of linkedFunds(part)) {
    try {
      await change(fundIds);
    } catch (refusal) {
      if (!(refusal instanceof AppError)) throw refusal;
      refusals.push(naming(placesOf(refusal, part, fundIds), refusal));
    }
  }
  const [first, ...others] = refusals;
  return first === undefined ? error : naming(first.items, first, others);
}

const naming = (
  items: AppError["items"],
  cause: AppError,
  others: readonly AppError[] = [],
): AppError => {
  const { appCode, message, fieldErrors, values } = cause;
  return new AppError(appCode, { message, fieldErrors, values, items, others, cause });
};

/** The refused fund's own, or where it is not in the part, those that units moved from or to. */
function placesOf(refusal: AppError, { items }: SentPart, fundIds: ReadonlySet<string>): number[] {
  const refused = refusedFund(refusal);
  const own = items.filter(({ fundId }) => fundId === refused);
  const named = own.length > 0 ? own : items.filter(({ fundId }) => fundIds.has(fundId));
  return named.map(({ place }) => place);
}

/** The funds that are sent, in groups that exchange no units with others; with those that are not sent. */
function linkedFunds({ state, items }: SentPart): ReadonlySet<string>[] {
  const sent = items.flatMap(({ fundId, rows }) =>
    rows.map(({ fields: { pairId } }) => ({ fundId, pairId })),
  );
  const pairs = Map.groupBy(
    [...state.transactions, ...sent].filter(({ pairId }) => pairId !== null),
    ({ fundId }) => fundId,
  );
  const isSent = new Set(items.map(({ fundId }) => fundId));
  const funds = [...new Set([...isSent, ...pairs.keys()])];
  return connectedComponents(funds, (id) => (pairs.get(id) ?? []).map(({ pairId }) => `${pairId}`))
    .filter((group) => group.some((id) => isSent.has(id)))
    .map((group) => new Set(group));
}
