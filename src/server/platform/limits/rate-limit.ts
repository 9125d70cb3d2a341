import { AppError } from "../../../shared/errors.ts";
import type { Database } from "../db/client.ts";
import type { Owner, Query } from "../db/query.ts";
import type { Log } from "../log/log.ts";
import { countCall, isLimitExceeded } from "./queries.ts";

type Declared = { name: string; span: number };

/** At most `max` calls of a user in `span` milliseconds. */
export type UserLimit = Declared & { max: { user: number } };

/** At most `max` attempts in `span` milliseconds, by anybody: for each of those that it counts. */
export type AttemptLimit = Declared & {
  max: {
    account?: number;
    /** A trusted device is counted by itself, so that strangers cannot lock it out. */
    accountOrDevice?: number;
    network?: number;
  };
  /** A success is no attempt, but may be as expensive. */
  maxSuccesses?: { account: number; network: number };
  message?: string;
};

/** Declared at the procedure or the route. Those with one name share a count. */
export type Limit = UserLimit | AttemptLimit;

/** The context of what counts attempts; it does not compile without their limit. */
export type Attempts = { limits: readonly [AttemptLimit, ...AttemptLimit[]] };

export type LimitedContext = {
  limits: readonly Limit[];
  /** The round trip that a user's call is counted in. */
  countedWith: "reads" | "writes";
  clock: () => Date;
  db: Database;
  settings: { rateLimitsEnabled: boolean };
  log: Log;
};

export const countsUser = (limit: Limit): limit is UserLimit => "user" in limit.max;

export function countCallQueries(
  { limits, countedWith, clock, db, settings }: LimitedContext,
  batch: LimitedContext["countedWith"],
  owner: Owner,
): readonly Query[] {
  if (batch !== countedWith) return [];
  return limits.filter(countsUser).map(({ name, span, max: { user } }) => {
    const max = settings.rateLimitsEnabled ? user : null;
    return countCall(db, owner, { name, max, window: { now: clock(), span } });
  });
}

/**
 * @throws AppError request/too-many where a limit made the batch fail, else the failure itself
 */
export function throwLimitError(ctx: LimitedContext, failure: unknown): never {
  const limits = ctx.limits.filter(countsUser);
  if (limits.length === 0 || !isLimitExceeded(failure)) throw failure;
  ctx.log("warn", "request.too-many", { limit: limits.map(({ name }) => name).join() });
  throw tooManyError("request/too-many", ...limits);
}

/** Retry after the whole span: the remaining time would reveal the attempts of others. */
export const tooManyError = (
  code: "request/too-many" | "auth/too-many-requests",
  ...limits: readonly (Declared & { message?: string })[]
): AppError =>
  new AppError(code, {
    ...(limits[0]?.message !== undefined && { message: limits[0].message }),
    retryAfter: Math.max(...limits.map(({ span }) => span)) / 1_000,
  });
