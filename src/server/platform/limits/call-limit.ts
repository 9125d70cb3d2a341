import { AppError } from "../../../shared/errors.ts";
import type { Database } from "../db/client.ts";
import type { Owner, Query } from "../db/query.ts";
import type { Log } from "../log/log.ts";
import { countCall, isLimitExceeded } from "./queries.ts";

export type CallLimit = { name: string; max: number; span: number };

export type CountedLimit = CallLimit & { countedWith: "reads" | "writes" };

type LimitedContext = {
  callLimit: CountedLimit | null;
  clock: () => Date;
  db: Database;
  settings: { rateLimitsEnabled: boolean };
  log: Log;
};

export function countCallQueries(
  ctx: LimitedContext,
  batch: CountedLimit["countedWith"],
  owner: Owner,
): readonly Query[] {
  const { callLimit: limit, clock, db, settings } = ctx;
  if (limit?.countedWith !== batch) return [];
  const { name, span } = limit;
  const max = settings.rateLimitsEnabled ? limit.max : null;
  return [countCall(db, owner, { name, max, window: { now: clock(), span } })];
}

/**
 * @throws AppError request/too-many where the limit made the batch fail, else the failure itself
 */
export function throwLimitError(ctx: LimitedContext, failure: unknown): never {
  if (!isLimitExceeded(failure)) throw failure;
  ctx.log("warn", "request.too-many", { limit: ctx.callLimit?.name });
  const retryAfter = ctx.callLimit === null ? undefined : ctx.callLimit.span / 1_000;
  throw new AppError("request/too-many", { retryAfter });
}
