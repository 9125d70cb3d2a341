import type { SignedInContext } from "../auth/signed-in-context.ts";
import { requireHolder, requireOwnTax } from "../holders/queries/holders.ts";
import type { Query } from "../platform/db/query.ts";
import type { UserId } from "../platform/user-id.ts";

/** Writes what a holder is taxed by, unless the income is taxed with somebody else's. */
export async function writeForHolder(
  ctx: SignedInContext,
  holderId: string,
  writes: (userId: UserId) => readonly Query[],
): Promise<{ ok: true }> {
  await ctx.write((userId) => [
    requireHolder(ctx.db, userId, holderId),
    requireOwnTax(ctx.db, userId, holderId),
    ...writes(userId),
  ]);
  return { ok: true };
}
