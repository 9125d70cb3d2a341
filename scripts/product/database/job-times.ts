const minute = 60_000;
const hour = 60 * minute;
export const untilNextHour = (now: number): number => hour - (now % hour);

/** After the first failures: when a machine starts, its network may not be there yet. */
const retries = [minute, 5 * minute, 15 * minute];

/** @param failures how often the job has failed since it last succeeded */
export const untilNextRun = (failures: number, now: number): number =>
  Math.min(retries[failures - 1] ?? hour, untilNextHour(now));
