import { AppError } from "../../../shared/errors.ts";
import type { RequestContext } from "../context.ts";
import type { Owner, Query } from "../db/query.ts";
import { countCall, isOneTooMany } from "./queries.ts";

/** How many calls one user may make in a span of time (milliseconds). */
export type CallLimit = { name: string; most: number; span: number };

/** A limit, and the batch in which its calls are counted. */
export type CountedLimit = CallLimit & { countedWith: "reads" | "writes" };

/** The query that counts the present call, for the front of its batch; none where the call has no limit. */
export function callCount(
  ctx: RequestContext,
  batch: CountedLimit["countedWith"],
  owner: Owner,
): readonly Query[] {
  const { callLimit: limit, clock, db, settings } = ctx;
  if (limit?.countedWith !== batch) return [];
  const { name, span } = limit;
  const most = settings.limitsAttempts ? limit.most : null;
  return [countCall(db, owner, { name, most, window: { now: clock(), span } })];
}

/** @throws AppError request/too-many where a batch failed because it counted one call too many; else what it failed with */
export function refuseOneTooMany(ctx: RequestContext, failure: unknown): never {
  if (!isOneTooMany(failure)) throw failure;
  ctx.log("warn", "request.too-many", { limit: ctx.callLimit?.name });
  throw new AppError("request/too-many");
}
