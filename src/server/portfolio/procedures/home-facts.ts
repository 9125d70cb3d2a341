import { dayInMilliseconds } from "../../../shared/day-length.ts";
import type { HomeFacts, HomeInput } from "../../../shared/portfolio/schema.ts";
import { oldCopyDays } from "../../../shared/sharing/keep-up.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { anyGoalOf } from "../../goals/queries.ts";
import { askedSharesOf } from "../../sharing/queries/kept-shares.ts";
import { oldSharesOf } from "../../sharing/queries/shares.ts";
import { targetOf } from "../../targets/queries.ts";

/** What Home shows beside its figures: whether there are goals and a target, and which shares have grown old. */
export async function getHomeFacts(
  ctx: SessionContext,
  { holderId }: HomeInput,
): Promise<HomeFacts> {
  const before = new Date(ctx.clock().getTime() - oldCopyDays * dayInMilliseconds);
  const { goals, target, oldShares, askedShares } = await ctx.read((owner) => ({
    goals: anyGoalOf(ctx.db, owner),
    target: targetOf(ctx.db, owner, holderId),
    oldShares: oldSharesOf(ctx.db, owner, before),
    askedShares: askedSharesOf(ctx.db, owner),
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
  };
}
