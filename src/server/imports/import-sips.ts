import type { IsoDate } from "../../shared/dates.ts";
import {
  monthsAround,
  purchasesByMonth,
  purchaseTypes,
  recordedAmong,
  recordedInstalments,
  type PurchasesByMonth,
  type RecordedInstalment,
} from "../../shared/sips/recorded-instalments.ts";
import { monthAfter } from "../../shared/sips/due-dates.ts";
import { withTermsBefore } from "../../shared/sips/earlier-terms.ts";
import { progressWithout } from "../../shared/sips/skipped.ts";
import type { Steps } from "../../shared/steps.ts";
import type { Database } from "../platform/db/client.ts";
import type { Query } from "../platform/db/query.ts";
import type { UserId } from "../platform/user-id.ts";
import { asPurchase } from "../sips/queries/instalments.ts";
import { caughtUp } from "../sips/caught-up.ts";
import { storedEarlierTerms } from "../sips/earlier-terms-rows.ts";
import { rewindRemovedSip } from "../sips/queries/removed-sips.ts";
import {
  requireUnchanged,
  rewindSip,
  updateSipRow,
  type Rewound,
  type SipRow,
} from "../sips/queries/sips.ts";
import { scheduleOf } from "../sips/sip-view.ts";
import { readSkipped, storedSkipped } from "../sips/skipped-rows.ts";
import type { LedgerRow } from "../transactions/queries/ledger-pages.ts";
import type { StoredTransaction } from "../transactions/queries/ledgers.ts";
import type { LostInstalment } from "./queries.ts";

/**
 * Makes what an import brings the instalments of the funds' SIPs that it is, at once: one that is deleted before the hourly
 * job runs is not recorded again.
 * @param recorded what stays of the ledgers
 */
export function* withInstalments(
  inserted: readonly StoredTransaction[],
  recorded: readonly LedgerRow[],
  sips: readonly SipRow[],
): Steps<StoredTransaction[]> {
  const isNew = new Set(inserted.map(({ id }) => id));
  const changed = new Set(inserted.map(({ fundId }) => fundId));
  const purchases = Map.groupBy(
    [...recorded, ...inserted].filter(
      ({ fundId, type }) => changed.has(fundId) && purchaseTypes.includes(type),
    ),
    ({ fundId }) => fundId,
  );
  const links = new Map<string, Pick<StoredTransaction, "sipId" | "dueDate">>();
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

/** Looking for the instalments of a SIP takes as long as looking at so many rows. */
const rowsPerSip = 1_000;

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
  inserted: readonly StoredTransaction[];
  /** Rows that stay in the ledgers. */
  recorded: readonly LedgerRow[];
  /** Instalments that a statement shows were not bought. */
  dropped: readonly LedgerRow[];
};

/** How the funds' SIPs go on after an import. */
export function* sipsAfterImport(
  sips: readonly SipRow[],
  importId: string,
  { inserted, recorded, dropped }: ChangedLedgers,
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
    const notBought = dropped.flatMap(({ sipId, dueDate }) =>
      sipId === before.id && dueDate !== null ? [{ dueDate, importId }] : [],
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

/** Lets SIPs, also once they are restored, record again what only an import had brought of their instalments, or had shown not to be bought. */
export const returnInstalments = (
  db: Database,
  userId: UserId,
  importId: string,
  { sips, deletedSips, ...undone }: UndoneInstalments & Record<"sips" | "deletedSips", SipRow[]>,
): Query[] => {
  const changed = (sip: SipRow): Rewound[] => {
    const change = returnInstalmentsOf(sip, importId, undone);
    const isSame = change.nextDue === sip.nextDue && change.skipped === sip.skipped;
    return isSame ? [] : [{ id: sip.id, ...change }];
  };
  return [
    ...sips.flatMap((sip) =>
      changed(sip).flatMap((rewound) => [
        requireUnchanged(db, userId, sip),
        rewindSip(db, userId, rewound),
      ]),
    ),
    ...deletedSips.flatMap(changed).flatMap((rewound) => rewindRemovedSip(db, userId, rewound)),
  ];
};

type UndoneInstalments = {
  /** Instalments that the import brought. */
  lost: readonly LostInstalment[];
  /** Rows that come back in its place. */
  restored: readonly { sipId: string | null; dueDate: IsoDate | null }[];
};

/** How a SIP goes on after an import is undone. */
export function returnInstalmentsOf(
  sip: SipRow,
  importId: string,
  { lost, restored }: UndoneInstalments,
): Pick<SipRow, "nextDue" | "skipped" | "earlierTerms"> {
  const isBack = (dueDate: IsoDate) =>
    restored.some((row) => row.sipId === sip.id && row.dueDate === dueDate);
  const ofSip = lost.filter(({ sipId, dueDate }) => sipId === sip.id && !isBack(dueDate));
  const before = { nextDue: sip.nextDue, skipped: readSkipped(sip.skipped) };
  const schedule = scheduleOf(sip);
  const after = progressWithout(schedule, before, {
    importId,
    lost: ofSip.map(({ dueDate }) => dueDate),
  });
  const reached = sip.nextDue ?? (sip.to === null ? null : monthAfter(sip.to));
  // A later change is one of what comes next, not of what is recorded once more.
  const earlier =
    after.nextDue === sip.nextDue || reached === null
      ? schedule.earlier
      : withTermsBefore(schedule, reached);
  return {
    nextDue: after.nextDue,
    skipped: storedSkipped(after.skipped),
    earlierTerms: storedEarlierTerms(earlier),
  };
}
