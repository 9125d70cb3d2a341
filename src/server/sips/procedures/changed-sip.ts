import { addDays, indianDay, type IsoDate } from "../../../shared/dates.ts";
import { AppError } from "../../../shared/errors.ts";
import { toDecimalText } from "../../../shared/money.ts";
import { monthAfter, nextInstalment, type Schedule } from "../../../shared/sips/due-dates.ts";
import { areSame, withTermsBefore } from "../../../shared/sips/earlier-terms.ts";
import type { UpdateSipInput } from "../../../shared/sips/schema.ts";
import { dueDatesBetween } from "../../../shared/sips/skipped.ts";
import { storedEarlierTerms } from "../earlier-terms-rows.ts";
import type { SipRow } from "../queries/sips.ts";
import { scheduleOf } from "../sip-view.ts";
import { readSkipped, storedSkipped } from "../skipped-rows.ts";

/**
 * A SIP after a change of it, which holds for what falls due from now on. A new start of a SIP without instalments holds at
 * once.
 * @throws AppError request/invalid where it would end before it starts, sips/stopped-long-ago
 */
export function changedSip(
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
  const today = indianDay(now);
  const kept = { ...changed, earlierTerms: earlierTermsOf(stored, changed, today) };
  return { ...kept, ...progressOf(stored, kept, today) };
}

function earlierTermsOf(stored: SipRow, changed: SipRow, today: IsoDate): string {
  const before = scheduleOf(stored);
  if (areSame(before, scheduleOf(changed))) return stored.earlierTerms;
  const next = stored.nextDue ?? today;
  const isWaiting = stored.nextDue !== null && next <= today && !isMoved(stored, changed);
  return storedEarlierTerms(withTermsBefore(before, isWaiting ? afterDue(before, today) : next));
}

/** A day of the first month in which nothing has fallen due. */
const afterDue = (schedule: Schedule, today: IsoDate): IsoDate =>
  nextInstalment(schedule, addDays(today, 1))?.dueDate ?? monthAfter(today);

const isMoved = (stored: SipRow, changed: SipRow): boolean =>
  stored.recordedThrough === null && changed.from !== stored.from;

/** Instalments, of ten years: each is kept with the SIP. */
const maxMissed = 120;

type Progress = Pick<SipRow, "nextDue" | "pausedOn" | "skipped">;

function progressOf(stored: SipRow, changed: SipRow, today: IsoDate): Progress {
  const schedule = scheduleOf(changed);
  const pausedOn = changed.paused ? (stored.paused ? stored.pausedOn : today) : null;
  const { nextDue, skipped } = stored;
  const stoppedOn = lastDayBeforeStop(stored, changed, today);
  if (stoppedOn === null || nextDue === null || nextDue > stoppedOn) {
    const next = nextInstalment(schedule, continuesFrom(stored, changed, today));
    return { pausedOn, skipped, nextDue: next?.dueDate ?? null };
  }
  const missed = dueDatesBetween(schedule, addDays(stoppedOn, 1), today);
  if (missed.length > maxMissed) throw new AppError("sips/stopped-long-ago");
  return {
    pausedOn,
    nextDue: nextInstalment(schedule, `${nextDue.slice(0, 7)}-01`)?.dueDate ?? null,
    skipped: storedSkipped([
      ...readSkipped(skipped),
      ...missed.map((dueDate) => ({ dueDate, importId: null })),
    ]),
  };
}

/** The last day of a SIP that goes on again; null where it had not stopped, or it is not known since when. */
function lastDayBeforeStop(stored: SipRow, changed: SipRow, today: IsoDate): IsoDate | null {
  if (stored.paused && !changed.paused) return stored.pausedOn;
  const { to } = stored;
  const isExtended = to !== null && to < today && (changed.to === null || changed.to > to);
  return isExtended && !stored.paused ? to : null;
}

function continuesFrom(stored: SipRow, changed: SipRow, today: IsoDate): IsoDate {
  const { recordedThrough, nextDue } = stored;
  const hadStopped = nextDue === null || (stored.paused && !changed.paused);
  const isWaiting = nextDue !== null && nextDue <= today;
  const ofMonth = monthOf(nextDue ?? today);
  const notYetDue = isWaiting ? ofMonth : latest(ofMonth, today);
  const earliest = isMoved(stored, changed) ? changed.from : notYetDue;
  const afterRecorded = recordedThrough === null ? changed.from : monthAfter(recordedThrough);
  return [earliest, afterRecorded, ...(hadStopped ? [today] : [])].reduce(latest);
}

const latest = (one: IsoDate, other: IsoDate): IsoDate => (other > one ? other : one);
const monthOf = (date: IsoDate): IsoDate => `${date.slice(0, 7)}-01`;
