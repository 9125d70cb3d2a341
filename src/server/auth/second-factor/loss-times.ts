import type { LossRow } from "./queries/losses.ts";

const hour = 3_600_000;

/** From the opened link to the end of the second factor. */
export const lossWait = 72 * hour;
/** After the start: at once, in the middle, and while there is time to cancel it. */
const mailsAfter = [0, 36 * hour, 66 * hour];
export const lossMails = mailsAfter.length;
/** At least so long after the last mail, however late that was. */
export const lastNotice = 6 * hour;

type Wait = Pick<LossRow, "startedAt" | "mailsTaken" | "mailedAt">;

/** When the next mail of a wait is due, or its end. */
export function nextStep(startedAt: Date, mailsTaken: number, mailedAt: Date): Date {
  const after = mailsAfter[mailsTaken];
  return after === undefined
    ? new Date(Math.max(startedAt.getTime() + lossWait, mailedAt.getTime() + lastNotice))
    : new Date(startedAt.getTime() + after);
}

/** @returns null where no wait has begun */
export function lossEnd(wait: Wait | undefined): Date | null {
  if (wait?.startedAt == null) return null;
  const { startedAt, mailsTaken, mailedAt } = wait;
  return mailsTaken < lossMails || mailedAt === null
    ? new Date(startedAt.getTime() + lossWait)
    : nextStep(startedAt, mailsTaken, mailedAt);
}
