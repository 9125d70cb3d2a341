import { dayInMilliseconds } from "../../../shared/day-length.ts";
import type { HomeFacts, HomeInput } from "../../../shared/portfolio/schema.ts";
import { oldCopyDays } from "../../../shared/sharing/keep-up.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import type { Owner } from "../../platform/db/query.ts";
import { newestWaitingFile } from "../../inbox/queries/files.ts";
import { anyGoalOf } from "../../goals/queries.ts";
import { askedSharesOf } from "../../sharing/queries/kept-shares.ts";
import { stoppedLettersOf } from "../../letters/queries.ts";
import { oldSharesOf } from "../../sharing/queries/shares.ts";
import { targetOf } from "../../targets/queries.ts";

/**
 * What Home shows beside its figures: whether there are goals and a target, which shares have grown old, whether letters
 * ended, and what came by mail.
 */
export async function getHomeFacts(
  ctx: SessionContext,
  { holderId }: HomeInput,
): Promise<HomeFacts> {
  const before = new Date(ctx.clock().getTime() - oldCopyDays * dayInMilliseconds);
  const reads = (owner: Owner) => ({
    goals: anyGoalOf(ctx.db, owner),
    target: targetOf(ctx.db, owner, holderId),
    oldShares: oldSharesOf(ctx.db, owner, before),
    askedShares: askedSharesOf(ctx.db, owner),
    stopped: stoppedLettersOf(ctx.db, owner),
  });
  // Asks nothing more where no statements come.
  const { goals, target, oldShares, askedShares, stopped, waiting } =
    ctx.settings.inbox === null
      ? { ...(await ctx.read(reads)), waiting: [] }
      : await ctx.read((owner) => ({
          ...reads(owner),
          waiting: newestWaitingFile(ctx.db, owner),
        }));
  const [statement] = waiting;
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
    waitingStatement:
      statement === undefined
        ? null
        : { id: statement.id, receivedAt: statement.receivedAt.toISOString() },
    lettersStopped: stopped[0]?.at?.toISOString() ?? null,
  };
}
