import { AppError } from "../../../shared/errors.ts";
import type { Database } from "../db/client.ts";
import type { Owner, Query } from "../db/query.ts";
import type { Log } from "../log/log.ts";
import { countCall, requireCallsLeft } from "./queries.ts";

type Declared = { name: string; span: number };

/** At most `max` calls of a user in `span` milliseconds. */
type UserLimit = Declared & { max: { user: number } };

/** At most `max` attempts in `span` milliseconds for each key that is counted. */
export type AttemptLimit = Declared & {
  max: {
    /** By whomever. */
    account?: number;
    /** From one site, so that strangers elsewhere cannot use up what the owner has. */
    accountFromSite?: number;
    network?: number;
  };
  /** What is counted of a trusted device in place of its account: the device alone, or nothing. */
  trustedDevice?: "apart" | "uncounted";
  /** Only so many attempts from one site count here, of those that the limit before this one has counted. */
  firstOfSite?: number;
  /** A success does not count as an attempt, but may cost as much. */
  maxSuccesses?: { account: number; network: number };
  message?: string;
};

/** Declared at the procedure or the route. Limits of the same name share a count. */
export type Limit = UserLimit | AttemptLimit;

/** What counts attempts takes this context, so that it does not compile without their limit. */
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

/** Count a user's call against the declared limits. The batch fails with request/too-many where one is used up. */
export function countCallQueries(
  { limits, countedWith, clock, db, settings, log }: LimitedContext,
  batch: LimitedContext["countedWith"],
  owner: Owner,
): readonly Query[] {
  if (batch !== countedWith) return [];
  return limits.filter(countsUser).flatMap((limit) => {
    const { name, span, max } = limit;
    const calls = { name, window: { now: clock(), span } };
    const refuse = (cause: unknown): AppError => {
      log("warn", "request.too-many", { limit: name });
      return tooManyError("request/too-many", limit, cause);
    };
    return [
      ...(settings.rateLimitsEnabled
        ? [requireCallsLeft(db, owner, { ...calls, max: max.user }, refuse)]
        : []),
      countCall(db, owner, calls),
    ];
  });
}

/** Retry after the whole span: the remaining time would reveal the attempts of others. */
export const tooManyError = (
  code: "request/too-many" | "auth/too-many-requests",
  { message, span }: Declared & { message?: string },
  cause?: unknown,
): AppError => new AppError(code, { message, retryAfter: span / 1_000, cause });
