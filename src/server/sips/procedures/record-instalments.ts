import { addDays, type IsoDate, indianDay } from "../../../shared/dates.ts";
import { AppError, hasCode, type AppCode } from "../../../shared/errors.ts";
import { purchaseFor } from "../../../shared/transactions/stamp-duty.ts";
import { dayOf, isoDay } from "../../../shared/history/days.ts";
import { toDecimalText } from "../../../shared/money.ts";
import { transactionFields } from "../../../shared/transactions/schema.ts";
import { monthAfter, nextInstalment, type DueInstalment } from "../../../shared/sips/due-dates.ts";
import { decideInstalment, type Decision } from "../../../shared/sips/decide-instalment.ts";
import { firstDayOf } from "../../../shared/sips/recorded-instalments.ts";
import { purchaseTypes } from "../../../shared/transactions/nearest-instalments.ts";
import { navOnOrAfter, type KnownNav } from "../../../shared/sips/due-nav.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { runBatch } from "../../platform/db/batch.ts";
import { missedDaysBetween } from "../../history/queries/histories.ts";
import { readHistory } from "../../history/store-history.ts";
import { checkedUserId, type UserId } from "../../platform/user-id.ts";
import {
  changeByAppend,
  changeByReplay,
  type LedgerState,
} from "../../transactions/ledger-change.ts";
import { nextSequence, notImported, toStored } from "../../transactions/ledger-entries.ts";
import { ledgerWrites } from "../../transactions/ledger-writes.ts";
import { raiseRevision } from "../../auth/queries/revisions.ts";
import { readLedgers, type LedgerContext } from "../../transactions/read-ledgers.ts";
import type { StoredTransaction } from "../../transactions/queries/ledgers.ts";
import { fundsById } from "../../transactions/queries/linked-funds.ts";
import { retryOnConflict } from "../../transactions/retry-on-conflict.ts";
import {
  linkInstalments,
  instalmentsDeletedSince,
  witnessesOf,
} from "../../transactions/queries/instalments.ts";
import { asPurchase } from "../purchase-row.ts";
import { sipIdsOf, requireUnchanged, updateIfUnchanged, updateSipRow } from "../queries/sips.ts";
import { scheduleOf } from "../sip-view.ts";
import { readSkipped, storedSkipped } from "../skipped-rows.ts";
import { dueSips, type DueSip } from "./queries.ts";

type Services = Pick<ServiceContext, "db" | "clock" | "log">;

/** Instalments that a run looks at; the next one goes on. */
const maxPerRun = 1_250;
/** Transactions and NAVs that a run reads for them. */
const maxRowsPerRun = 200_000;

/** What is left for a run to do. */
type Run = Services & { left: { instalments: number; rows: number } };

/** A retry cannot succeed: such an instalment is skipped. */
const permanentErrors: readonly AppCode[] = [
  "request/invalid",
  "transactions/too-large",
  "transactions/too-many",
  "transactions/too-many-lots",
];

/** A SIP after its instalment: null where it waits for the next run. */
type Outcome = { isRecorded: boolean; sip: DueSip | null };

const waits: Outcome = { isRecorded: false, sip: null };

/**
 * Records the instalments that fell due and whose NAV is known, each once; the SIP moves on in the same batch. One that was
 * bought already or not at all, or when the scheme had no NAV, is passed. One that cannot be recorded is logged. Of a backlog
 * each SIP's next one comes before anyone's second.
 * @returns how many were recorded
 */
export async function recordInstalments(ctx: Services): Promise<number> {
  const run: Run = { ...ctx, left: { instalments: maxPerRun, rows: maxRowsPerRun } };
  const today = indianDay(ctx.clock());
  let recorded = 0;
  let due = await dueSips(ctx.db, today, maxPerRun);
  while (due.length > 0) {
    const next: DueSip[] = [];
    for (const each of due) {
      if (run.left.instalments <= 0 || run.left.rows <= 0) return recorded;
      run.left.instalments -= 1;
      const { isRecorded, sip } = await recordNext(run, each);
      if (isRecorded) recorded += 1;
      if (sip !== null && isDue(sip, today)) next.push(sip);
    }
    due = next;
  }
  return recorded;
}

/** As `dueSips` asks of each. */
const isDue = ({ nextDue, navDate, paused, pausedOn }: DueSip, today: IsoDate): boolean =>
  nextDue !== null &&
  nextDue <= today &&
  nextDue <= (navDate ?? "") &&
  (!paused || nextDue <= (pausedOn ?? ""));

async function recordNext(ctx: Run, sip: DueSip): Promise<Outcome> {
  const due = sip.nextDue === null ? null : nextInstalment(scheduleOf(sip), sip.nextDue);
  if (due === null) return waits;
  const nextDue = nextInstalment(scheduleOf(sip), monthAfter(due.dueDate))?.dueDate ?? null;
  try {
    return await retryOnConflict(() => record(ctx, sip, { due, nextDue }));
  } catch (error) {
    // Changed meanwhile: the next run looks again.
    if (hasCode("transactions/conflict")(error)) return waits;
    if (!(error instanceof AppError)) throw error;
    ctx.log("warn", "sips.instalment-refused", { reason: error.appCode });
    if (!permanentErrors.includes(error.appCode)) return waits;
    await updateIfUnchanged(ctx.db, checkedUserId(sip.userId), sip, { nextDue });
    return { isRecorded: false, sip: { ...sip, nextDue } };
  }
}

/**
 * From the list, which has the two newest NAVs; an older one from the stored history, where that reaches back so far.
 * @returns "unknown" where it may still come, "none" where the scheme had no NAV then
 */
async function navAfter(
  ctx: Run,
  dueDate: IsoDate,
  sip: DueSip,
): Promise<KnownNav | "unknown" | "none"> {
  const listed = navOnOrAfter(dueDate, sip);
  if (listed !== null) return listed;
  const lastDay = addDays(dueDate, longestWait);
  const history = await readHistory(ctx, sip.code, [dueDate, lastDay]);
  if (history === null || (history.scheme.filledFrom ?? dueDate) > dueDate) return "unknown";
  const { days, navs } = history.points;
  ctx.left.rows -= days.length;
  const index = days.findIndex((day) => day >= dayOf(dueDate));
  const [day, nav] = [days[index], navs[index]];
  if (day !== undefined && nav !== undefined && day <= dayOf(lastDay)) {
    return { date: isoDay(day), nav: toDecimalText(nav) };
  }
  if (history.scheme.filledFrom === null || (sip.navDate ?? "") <= lastDay) return "unknown";
  // A missed list's NAVs still come.
  const missed = await missedDaysBetween(ctx.db, dueDate, lastDay);
  return missed.length > 0 ? "unknown" : "none";
}

/** Days: a longer gap means that the scheme has no NAV for the instalment. */
const longestWait = 10;

/** @throws AppError request/invalid where the sum buys no thousandth of a unit */
function instalmentOf(
  sip: DueSip,
  due: DueInstalment,
  purchaseNav: KnownNav,
  createdAt: Date,
): StoredTransaction {
  const fields = transactionFields.safeParse({
    date: purchaseNav.date,
    type: "sip",
    nav: Number(purchaseNav.nav),
    ...purchaseFor(due.amount, purchaseNav.date, purchaseNav.nav),
  });
  if (!fields.success) throw new AppError("request/invalid");
  return toStored(fields.data, {
    id: crypto.randomUUID(),
    fundId: sip.fundId,
    sequence: 0,
    ...notImported,
    source: "sip",
    sipId: sip.id,
    dueDate: due.dueDate,
    confirmed: false,
    createdAt,
  });
}

type Next = { due: DueInstalment; nextDue: IsoDate | null };

async function record(services: Run, sip: DueSip, { due, nextDue }: Next): Promise<Outcome> {
  const ctx = onBehalfOf(services, checkedUserId(sip.userId));
  const { dueDate } = due;
  const state = await readLedgers(ctx, {
    scope: fundsById([sip.fundId]),
    unlessBefore: firstDayOf(dueDate),
  });
  services.left.rows -= state.transactions.length;
  const decision = await decide(ctx, sip, due, state);
  // One that is found or skipped needs no NAV.
  const purchaseNav = decision.kind === "record" ? await navAfter(services, dueDate, sip) : "none";
  if (purchaseNav === "unknown") return waits;
  if (purchaseNav === "none") {
    const passed = passedBy(decision, sip, dueDate);
    const columns = { nextDue, ...passed.columns };
    await ctx.write((userId) => [
      requireUnchanged(ctx.db, userId, sip),
      linkInstalments(ctx.db, userId, sip.id, passed.links),
      updateSipRow(ctx.db, userId, { id: sip.id, ...columns }),
    ]);
    if (decision.kind === "record")
      services.log("warn", "sips.instalment-without-nav", { dueDate });
    return { isRecorded: false, sip: { ...sip, ...columns } };
  }
  const instalment = instalmentOf(sip, due, purchaseNav, services.clock());
  const fund = state.funds.find(({ id }) => id === sip.fundId);
  if (fund === undefined) throw new AppError("funds/not-found");
  const sequence = nextSequence(state.transactions, sip.fundId, instalment.date);
  const added = { ...instalment, sequence };
  const change = changeByAppend(fund, added) ?? (await changeByReplay(state, { insert: [added] }));
  const columns = { recordedThrough: dueDate, nextDue };
  await ctx.write((userId) => [
    requireUnchanged(ctx.db, userId, sip),
    ...ledgerWrites(ctx, userId, state, change),
    updateSipRow(ctx.db, userId, { id: sip.id, ...columns }),
  ]);
  return { isRecorded: true, sip: { ...sip, ...columns } };
}

/** The columns of a SIP whose instalment is recorded already or not bought, or has no NAV, and what is linked to it. */
function passedBy(decision: Decision, { skipped }: DueSip, dueDate: IsoDate) {
  if (decision.kind === "found") {
    const { transactionId } = decision;
    return { columns: { recordedThrough: dueDate }, links: [{ dueDate, transactionId }] };
  }
  const added = decision.kind === "record" ? { dueDate, importId: null } : decision.skipped;
  if (added === null) return { columns: {}, links: [] };
  return {
    columns: { skipped: storedSkipped([...readSkipped(skipped), added]) },
    links: [],
  };
}

async function decide(
  ctx: LedgerContext,
  sip: DueSip,
  due: DueInstalment,
  { transactions }: LedgerState,
): Promise<Decision> {
  const { sipIds, deleted, witnesses } = await ctx.read((owner) => ({
    sipIds: sipIdsOf(ctx.db, owner),
    deleted: instalmentsDeletedSince(ctx.db, owner, sip.fundId, sip.createdAt),
    witnesses: witnessesOf(ctx.db, owner, sip.fundId),
  }));
  const isThere = new Set(sipIds.map(({ id }) => id));
  const purchases = transactions.filter(
    ({ fundId, type }) => fundId === sip.fundId && purchaseTypes.includes(type),
  );
  const taking = { id: sip.id, isGone: (other: string) => !isThere.has(other) };
  return decideInstalment(due, taking, {
    purchases: purchases.map(asPurchase),
    deleted: deleted.map(asPurchase),
    skipped: readSkipped(sip.skipped),
    witnesses,
  });
}

/** The hourly job has no session to check. */
const onBehalfOf = ({ db, clock }: Services, userId: UserId): LedgerContext => ({
  db,
  clock,
  read: (reads) => runBatch(db.reads, reads(userId)),
  write: async (writes) => {
    const { rows } = await runBatch(db.writes, {
      rows: writes(userId),
      revised: raiseRevision(db, userId),
    });
    return rows;
  },
});
