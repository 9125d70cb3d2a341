import { AppError } from "../../../../shared/errors.ts";
import type { NewRecoveryCodes } from "../../../../shared/auth/second-factor/schema.ts";
import { tellOwner } from "../../events/tell-owner.ts";
import { clearSkips, factorOf, requireFactor, setRecoveryCodes } from "../queries/factors.ts";
import { newRecoveryCodes } from "../recovery-codes.ts";
import type { SessionContext } from "../../signed-in-context.ts";

/**
 * Replaces all recovery codes.
 * @throws AppError factor/off
 */
export async function replaceRecoveryCodes(ctx: SessionContext): Promise<NewRecoveryCodes> {
  const { userId, factors } = await ctx.read((owner) => ({ factors: factorOf(ctx.db, owner) }));
  // Before ten codes are hashed.
  if (factors.length === 0) throw new AppError("factor/off");
  const { shown, stored } = await newRecoveryCodes(ctx.clock());
  await ctx.write((owner) => [
    requireFactor(ctx.db, owner),
    setRecoveryCodes(ctx.db, owner, stored),
    clearSkips(ctx.db, owner),
    ...tellOwner(ctx, owner, { kind: "recovery-codes-made" }),
  ]);
  ctx.log("info", "auth.recovery-codes-made", { userId });
  return { recoveryCodes: shown };
}
