import { dayInMilliseconds } from "../day-length.ts";

const removalDays = 30;
export const removalLifetime = removalDays * dayInMilliseconds;

/** Days left to restore a deletion, rounded up; 0 once it cannot be restored. */
export const daysToRestore = (removedAt: Date, now: Date): number =>
  Math.max(
    0,
    Math.ceil((removedAt.getTime() + removalLifetime - now.getTime()) / dayInMilliseconds),
  );
