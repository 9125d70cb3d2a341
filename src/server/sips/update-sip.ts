import { type IsoDate, indianDay } from "../../shared/dates.ts";
import { AppError } from "../../shared/errors.ts";
import { toDecimalText } from "../../shared/money.ts";
import { monthAfter, nextInstalment } from "../../shared/sips/due-dates.ts";
import {
  recordedInstalments,
  type RecordedInstalment,
} from "../../shared/sips/recorded-instalments.ts";
import type { Sip, UpdateSipInput } from "../../shared/sips/schema.ts";
import { missing } from "../../shared/missing.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import {
  asPurchase,
  linkInstalments,
  purchasesWhileWaiting,
  type PurchaseRow,
} from "./queries/instalments.ts";
import { requireUnchanged, sipById, updateSipRow, type SipRow } from "./queries/sips.ts";
import { scheduleAfter } from "./schedule-after.ts";
import { scheduleOf, sipView } from "./sip-view.ts";

/**
 * Changes a SIP from its next instalment on. Purchases that were its instalments until now are linked first, because the new
 * day and amount no longer find them. A resumed one goes on from today: what fell due during
 * the pause, or after its end, was not bought.
 * @throws AppError sips/not-found, transactions/conflict, request/invalid
 * where it would end before it starts
 */
export async function updateSip(ctx: SignedInContext, input: UpdateSipInput): Promise<Sip> {
  const {
    stored: [stored],
    purchases,
  } = await ctx.read((owner) => ({
    stored: sipById(ctx.db, owner, input.id),
    purchases: purchasesWhileWaiting(ctx.db, owner, input.id),
  }));
  if (stored === undefined) throw new AppError("sips/not-found");
  const bought = boughtBefore(stored, purchases);
  const caughtUp = { ...stored, ...scheduleAfter(scheduleOf(stored), bought) };
  const changed = changedSip(caughtUp, input.data, ctx.clock());
  const { updated } = await ctx.write((userId) => ({
    writes: [
      requireUnchanged(ctx.db, userId, stored),
      linkInstalments(ctx.db, userId, stored.id, bought),
    ],
    updated: updateSipRow(ctx.db, userId, changed),
  }));
  return sipView(updated[0] ?? missing());
}

function boughtBefore(stored: SipRow, purchases: readonly PurchaseRow[]): RecordedInstalment[] {
  const { id, nextDue, paused } = stored;
  if (nextDue === null || paused) return [];
  const taking = { id, mayTakeFrom: () => false };
  return recordedInstalments(scheduleOf(stored), taking, purchases.map(asPurchase), nextDue);
}

function changedSip(
  stored: SipRow,
  { amount, stepUp, ...data }: UpdateSipInput["data"],
  now: Date,
): SipRow {
  const given = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
  const changed: SipRow = {
    ...stored,
    ...given,
    ...(amount !== undefined && { amount: toDecimalText(amount) }),
    ...(stepUp !== undefined && { stepUp: stepUp === null ? null : toDecimalText(stepUp) }),
  };
  if (changed.to !== null && changed.to < changed.from) {
    const message = "A SIP must end after it starts";
    throw new AppError("request/invalid", { message, fieldErrors: { to: message } });
  }
  const from = continuesFrom(stored, changed, indianDay(now));
  return { ...changed, nextDue: nextInstalment(scheduleOf(changed), from)?.dueDate ?? null };
}

function continuesFrom(stored: SipRow, changed: SipRow, today: IsoDate): IsoDate {
  const { recordedThrough, nextDue } = stored;
  const hadStopped = nextDue === null || (stored.paused && !changed.paused);
  const isMoved = recordedThrough === null && changed.from !== stored.from;
  const isWaiting = nextDue !== null && nextDue <= today;
  const ofMonth = monthOf(nextDue ?? today);
  const notYetDue = isWaiting ? ofMonth : latest(ofMonth, today);
  const earliest = isMoved ? changed.from : notYetDue;
  const afterRecorded = recordedThrough === null ? changed.from : monthAfter(recordedThrough);
  return [earliest, afterRecorded, ...(hadStopped ? [today] : [])].reduce(latest);
}

const latest = (one: IsoDate, other: IsoDate): IsoDate => (other > one ? other : one);
const monthOf = (date: IsoDate): IsoDate => `${date.slice(0, 7)}-01`;
