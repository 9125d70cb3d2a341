import { AppError } from "../../shared/errors.ts";
import type { NewRecoveryCodes } from "../../shared/factor/schema.ts";
import { tellOwner } from "../auth/events/tell-owner.ts";
import {
  clearSkips,
  factorOf,
  requireFactor,
  setRecoveryCodes,
} from "../auth/second-factor/queries/factors.ts";
import { newRecoveryCodes } from "../auth/second-factor/recovery-codes.ts";
import type { SessionContext } from "../auth/signed-in-context.ts";

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
