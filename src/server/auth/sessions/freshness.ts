import type { SessionRow } from "./queries.ts";

/** How long after a sign-in or a confirmation a session may change how its user signs in. */
const freshFor = 5 * 60_000;

/** A clock that ran ahead may have stored the time. */
export function isFresh(
  { reauthenticatedAt }: Pick<SessionRow, "reauthenticatedAt">,
  now: Date,
): boolean {
  const age = reauthenticatedAt === null ? Infinity : now.getTime() - reauthenticatedAt.getTime();
  return Math.abs(age) < freshFor;
}
