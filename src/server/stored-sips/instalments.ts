import { recordedInstalments } from "../../shared/sips/recorded-instalments.ts";
import { isSkipped } from "../../shared/sips/skipped.ts";
import { purchaseTypes } from "../../shared/transactions/nearest-instalments.ts";
import type { TransactionType } from "../../shared/transactions/types.ts";
import type { Database } from "../platform/db/client.ts";
import type { Query } from "../platform/db/query.ts";
import type { UserId } from "../platform/user-id.ts";
import { caughtUp } from "./caught-up.ts";
import { asPurchase, type PurchaseRow } from "./purchase-row.ts";
import { requireUnchanged, updateSipRow, type SipRow } from "./queries.ts";
import { scheduleOf } from "./sip-view.ts";
import { readSkipped, storedSkipped } from "./skipped-rows.ts";

/** Of a transaction, what tells whether it is an instalment. */
type Row = PurchaseRow & { fundId: string; type: TransactionType };

/**
 * Makes purchases that are added or changed the instalments of the funds' SIPs that they are, at once: one that is deleted
 * before the hourly job runs is not recorded again.
 * @param recorded what stays of the ledgers
 */
export function withInstalments<Added extends Row>(
  inserted: readonly Added[],
  recorded: readonly Row[],
  sips: readonly SipRow[],
): Added[] {
  let rows = [...inserted];
  for (const sip of sips) {
    const own = [...recorded, ...rows].filter(
      ({ fundId, type }) => fundId === sip.fundId && purchaseTypes.includes(type),
    );
    const taking = { id: sip.id, isGone: () => false };
    const skipped = readSkipped(sip.skipped);
    const found = new Map(
      recordedInstalments(untilPause(sip), taking, own.map(asPurchase), sip.from)
        .filter(({ dueDate }) => !isSkipped(skipped, dueDate))
        .map(({ transactionId, dueDate }) => [transactionId, dueDate]),
    );
    rows = rows.map((row) => {
      const dueDate = row.sipId === null ? found.get(row.id) : undefined;
      return dueDate === undefined ? row : { ...row, sipId: sip.id, dueDate };
    });
  }
  return rows;
}

/** While it is paused, what is bought is none of its instalments. */
function untilPause(sip: SipRow) {
  const schedule = scheduleOf(sip);
  const { paused, pausedOn } = sip;
  if (!paused) return schedule;
  const end = pausedOn ?? sip.from;
  return { ...schedule, to: schedule.to === null || end < schedule.to ? end : schedule.to };
}

type ChangedLedgers = {
  /** Including their instalments. */
  inserted: readonly Row[];
  /** Rows that stay in the ledgers. */
  recorded: readonly Row[];
  /** Instalments that a statement shows were not bought. */
  dropped?: { rows: readonly Row[]; importId: string };
};

/** How the funds' SIPs go on after purchases were added. */
export const sipsAfterPurchases = (
  sips: readonly SipRow[],
  { inserted, recorded, dropped = { rows: [], importId: "" } }: ChangedLedgers,
): ChangedSip[] =>
  sips.flatMap((before) => {
    const own = [...recorded, ...inserted].filter(({ sipId }) => sipId === before.id);
    const taking = { id: before.id, isGone: () => false };
    const bought =
      before.nextDue === null || before.paused
        ? []
        : recordedInstalments(scheduleOf(before), taking, own.map(asPurchase), before.nextDue);
    const notBought = dropped.rows.flatMap(({ sipId, dueDate }) =>
      sipId === before.id && dueDate !== null ? [{ dueDate, importId: dropped.importId }] : [],
    );
    const skipped = storedSkipped([...readSkipped(before.skipped), ...notBought]);
    const change = { ...caughtUp(before, bought), skipped };
    return change.nextDue === before.nextDue && skipped === before.skipped
      ? []
      : [{ before, change }];
  });

export type ChangedSip = {
  before: SipRow;
  change: Pick<SipRow, "nextDue" | "recordedThrough" | "skipped">;
};

export const changeSips = (db: Database, userId: UserId, sips: readonly ChangedSip[]): Query[] =>
  sips.flatMap(({ before, change }) => [
    requireUnchanged(db, userId, before),
    updateSipRow(db, userId, { id: before.id, ...change }),
  ]);
