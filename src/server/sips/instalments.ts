import type { IsoDate } from "../../shared/dates.ts";
import { monthAfter } from "../../shared/sips/due-dates.ts";
import {
  monthsAround,
  purchasesByMonth,
  recordedAmong,
  recordedInstalments,
  type PurchasesByMonth,
  type RecordedInstalment,
} from "../../shared/sips/recorded-instalments.ts";
import type { Steps } from "../../shared/steps.ts";
import { purchaseTypes } from "../../shared/transactions/nearest-instalments.ts";
import type { TransactionType } from "../../shared/transactions/types.ts";
import type { Database } from "../platform/db/client.ts";
import type { Query } from "../platform/db/query.ts";
import type { UserId } from "../platform/user-id.ts";
import { caughtUp } from "./caught-up.ts";
import { asPurchase, type PurchaseRow } from "./purchase-row.ts";
import { requireUnchanged, updateSipRow, type SipRow } from "./queries/sips.ts";
import { scheduleOf } from "./sip-view.ts";
import { readSkipped, storedSkipped } from "./skipped-rows.ts";

/** Of a transaction, what tells whether it is an instalment. */
type Row = PurchaseRow & { fundId: string; type: TransactionType };

/**
 * Makes purchases that are added or changed the instalments of the funds' SIPs that they are, at once: one that is deleted
 * before the hourly job runs is not recorded again.
 * @param recorded what stays of the ledgers
 */
export function* withInstalments<Added extends Row>(
  inserted: readonly Added[],
  recorded: readonly Row[],
  sips: readonly SipRow[],
): Steps<Added[]> {
  const isNew = new Set(inserted.map(({ id }) => id));
  const changed = new Set(inserted.map(({ fundId }) => fundId));
  const purchases = Map.groupBy(
    [...recorded, ...inserted].filter(
      ({ fundId, type }) => changed.has(fundId) && purchaseTypes.includes(type),
    ),
    ({ fundId }) => fundId,
  );
  const links = new Map<string, Pick<Row, "sipId" | "dueDate">>();
  for (const [fundId, own] of Map.groupBy(sips, (sip) => sip.fundId)) {
    const free = purchasesByMonth((purchases.get(fundId) ?? []).map(asPurchase));
    yield free.byMonth.size;
    for (const sip of own) {
      for (const { transactionId, dueDate } of instalmentsOf(sip, free)) {
        if (!isNew.has(transactionId)) continue;
        links.set(transactionId, { sipId: sip.id, dueDate });
        takeOut(free, transactionId, dueDate);
      }
      yield rowsPerSip;
    }
  }
  return inserted.map((row) => (row.sipId === null ? { ...row, ...links.get(row.id) } : row));
}

/** Looking for the instalments of a SIP among the purchases of decades takes as long as working on so many rows. */
const rowsPerSip = 5_000;

function instalmentsOf(sip: SipRow, purchases: PurchasesByMonth): RecordedInstalment[] {
  const skipped = new Set(readSkipped(sip.skipped).map(({ dueDate }) => monthAfter(dueDate)));
  const taking = { id: sip.id, isGone: () => false };
  return recordedAmong(untilPause(sip), taking, purchases, sip.from).filter(
    ({ dueDate }) => !skipped.has(monthAfter(dueDate)),
  );
}

/** A purchase belongs to one SIP. */
function takeOut({ byMonth }: PurchasesByMonth, purchase: string, dueDate: IsoDate): void {
  for (const month of monthsAround(dueDate)) {
    const left = byMonth.get(month)?.filter(({ id }) => id !== purchase);
    if (left !== undefined) byMonth.set(month, left);
  }
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
export function* sipsAfterPurchases(
  sips: readonly SipRow[],
  { inserted, recorded, dropped = { rows: [], importId: "" } }: ChangedLedgers,
): Steps<ChangedSip[]> {
  const bySip = Map.groupBy([...recorded, ...inserted], ({ sipId }) => sipId);
  const all: ChangedSip[] = [];
  for (const before of sips) {
    const taking = { id: before.id, isGone: () => false };
    const own = (bySip.get(before.id) ?? []).map(asPurchase);
    const bought =
      before.nextDue === null || before.paused
        ? []
        : recordedInstalments(scheduleOf(before), taking, own, before.nextDue);
    const notBought = dropped.rows.flatMap(({ sipId, dueDate }) =>
      sipId === before.id && dueDate !== null ? [{ dueDate, importId: dropped.importId }] : [],
    );
    const skipped = storedSkipped([...readSkipped(before.skipped), ...notBought]);
    const change = { ...caughtUp(before, bought), skipped };
    if (change.nextDue !== before.nextDue || skipped !== before.skipped)
      all.push({ before, change });
    yield rowsPerSip;
  }
  return all;
}

export type ChangedSip = {
  before: SipRow;
  change: Pick<SipRow, "nextDue" | "recordedThrough" | "skipped">;
};

export const changeSips = (db: Database, userId: UserId, sips: readonly ChangedSip[]): Query[] =>
  sips.flatMap(({ before, change }) => [
    requireUnchanged(db, userId, before),
    updateSipRow(db, userId, { id: before.id, ...change }),
  ]);
