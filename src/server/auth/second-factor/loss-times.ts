import { missing } from "../../../shared/missing.ts";
import type { LossRow } from "./queries/losses.ts";

const hour = 3_600_000;

/** From the opened link to the end of the second factor, at least. */
export const lossWait = 72 * hour;
/** At least so long between the last mail and the end. */
export const lastNotice = 6 * hour;
/** From each mail to the next one, or to the end. All wait for a late mail: else it would leave its reader less time. */
const waitAfter = [36 * hour, 30 * hour, lastNotice];
export const lossMails = waitAfter.length;

type Wait = Pick<LossRow, "startedAt" | "mailsTaken" | "mailedAt">;

const sum = (waits: readonly number[]): number => waits.reduce((all, wait) => all + wait, 0);

/** When the next mail of a wait is due, or its end. @param mailsTaken at least one */
export const nextStep = (mailsTaken: number, mailedAt: Date): Date =>
  new Date(mailedAt.getTime() + (waitAfter[mailsTaken - 1] ?? missing()));

/** @returns null where no wait has begun */
export function lossEnd(wait: Wait | undefined): Date | null {
  if (wait?.startedAt == null) return null;
  const { startedAt, mailsTaken, mailedAt } = wait;
  return mailedAt === null
    ? new Date(startedAt.getTime() + lossWait)
    : new Date(mailedAt.getTime() + sum(waitAfter.slice(mailsTaken - 1)));
}
