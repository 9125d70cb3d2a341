import { connectedComponents } from "../../shared/connected-components.ts";
import { latestDate } from "../../shared/dates.ts";
import { AppError } from "../../shared/errors.ts";
import type { CommitInput } from "../../shared/imports/schema.ts";
import { maxTransactionsPerUser } from "../../shared/transactions/schema.ts";
import { dateRefusal } from "../transactions/allowed-dates.ts";
import { refusedFund } from "../transactions/refused-fund.ts";
import { placesBeyond } from "./places-beyond.ts";

/** What is looked at of a `ReadPart`. */
type SentPart = {
  items: readonly {
    fundId: string;
    place: number;
    rows: readonly { fields: { pairId: string | null } }[];
  }[];
  state: { total: number; transactions: readonly { fundId: string; pairId: string | null }[] };
};

/** And of a `PartChange`. */
type Growth = {
  change: { added: number };
  undo: { insertedIn: Readonly<Record<string, number>> };
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
export function requireTransactionRoom(
  { state, items }: SentPart,
  { change: { added }, undo: { insertedIn } }: Growth,
): void {
  const room = Math.max(0, maxTransactionsPerUser - state.total);
  if (added <= room) return;
  const counts = new Map(Object.entries(insertedIn));
  const beyond = placesBeyond(room, items, ({ fundId }) => counts.get(fundId) ?? 0);
  throw new AppError("transactions/too-many", { items: beyond });
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
