import { tellOwner } from "../auth/events/tell-owner.ts";
import { clearSkips, deleteFactor, requireFactor } from "../auth/second-factor/queries/factors.ts";
import { keepFormerFactor } from "../auth/second-factor/queries/former-factors.ts";
import { deleteLoss } from "../auth/second-factor/queries/losses.ts";
import { deleteTickets } from "../auth/second-factor/queries/tickets.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";

/** @throws AppError factor/off */
export async function turnOffFactor(ctx: SignedInContext): Promise<{ ok: true }> {
  const { userId } = await ctx.read(() => ({}));
  await ctx.write((owner) => [
    requireFactor(ctx.db, owner),
    keepFormerFactor(ctx.db, owner, ctx.clock()),
    deleteFactor(ctx.db, owner),
    clearSkips(ctx.db, owner),
    deleteTickets(ctx.db, owner),
    deleteLoss(ctx.db, owner),
    ...tellOwner(ctx, owner, { kind: "factor-off" }),
  ]);
  ctx.log("info", "auth.factor-off", { userId });
  return { ok: true };
}
