import { tellOwner } from "../../events/tell-owner.ts";
import { clearSkips, deleteFactor, factorOf, hasFactor } from "../queries/factors.ts";
import { keepFormerFactor } from "../queries/former-factors.ts";
import { deleteLoss } from "../queries/losses.ts";
import { deleteTickets } from "../queries/tickets.ts";
import type { SessionContext } from "../../signed-in-context.ts";

/** If it is off already, nothing changes and no mail is sent. */
export async function turnOffFactor(ctx: SessionContext): Promise<{ ok: true }> {
  const { userId, factors } = await ctx.read((owner) => ({ factors: factorOf(ctx.db, owner) }));
  if (factors.length === 0) return { ok: true };
  await ctx.write((owner) => [
    ...tellOwner(ctx, owner, { kind: "factor-off" }, hasFactor(owner)),
    keepFormerFactor(ctx.db, owner, ctx.clock()),
    deleteFactor(ctx.db, owner),
    clearSkips(ctx.db, owner),
    deleteTickets(ctx.db, owner),
    deleteLoss(ctx.db, owner),
  ]);
  ctx.log("info", "auth.factor-off", { userId });
  return { ok: true };
}
