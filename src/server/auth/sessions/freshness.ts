import { freshFor, type SessionRow } from "./queries.ts";

/** A clock that ran ahead may have stored the time. */
export function isFresh(
  { reauthenticatedAt }: Pick<SessionRow, "reauthenticatedAt">,
  now: Date,
): boolean {
  const age = reauthenticatedAt === null ? Infinity : now.getTime() - reauthenticatedAt.getTime();
  return Math.abs(age) < freshFor;
}
