const hour = 3_600_000;

/**
 * The hourly job is due at each full hour. After a failure it is due sooner: when a machine starts, its network may not be
 * there yet.
 * @param failures how often it has failed in a row
 * @param retries the wait after each of the first failures
 */
export function nextJob(now: number, failures: number, retries: readonly number[]): number {
  const fullHour = now - (now % hour) + hour;
  const retry = failures === 0 ? undefined : retries[failures - 1];
  return retry === undefined ? fullHour : Math.min(fullHour, now + retry);
}

/** Also where the clock was set back. */
export const isDue = (now: number, next: number): boolean => now >= next || now < next - hour;
