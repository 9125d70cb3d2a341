import { dayInMilliseconds } from "../../../shared/day-length.ts";
import type { HomeFacts, HomeInput } from "../../../shared/portfolio/schema.ts";
import { oldCopyDays } from "../../../shared/sharing/keep-up.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { anyGoalOf } from "../../goals/queries.ts";
import { askedSharesOf } from "../../sharing/queries/kept-shares.ts";
import { stoppedLettersOf } from "../../letters/queries.ts";
import { oldSharesOf } from "../../sharing/queries/shares.ts";
import { targetOf } from "../../targets/queries.ts";

/** What Home shows beside its figures: whether there are goals and a target, which shares have grown old, and whether letters ended. */
export async function getHomeFacts(
  ctx: SessionContext,
  { holderId }: HomeInput,
): Promise<HomeFacts> {
  const before = new Date(ctx.clock().getTime() - oldCopyDays * dayInMilliseconds);
  const { goals, target, oldShares, askedShares, stopped } = await ctx.read((owner) => ({
    goals: anyGoalOf(ctx.db, owner),
    target: targetOf(ctx.db, owner, holderId),
    oldShares: oldSharesOf(ctx.db, owner, before),
    askedShares: askedSharesOf(ctx.db, owner),
    stopped: stoppedLettersOf(ctx.db, owner),
  }));
  return {
    hasGoals: goals.length > 0,
    hasTarget: target.length > 0,
    oldShares: oldShares.map(({ sharedAt, ...share }) => ({
      ...share,
      sharedAt: new Date(sharedAt).toISOString(),
    })),
    askedShares: askedShares.map(({ askedAt, ...share }) => ({
      ...share,
      askedAt: new Date(askedAt).toISOString(),
    })),
    lettersStopped: stopped[0]?.at?.toISOString() ?? null,
  };
}
