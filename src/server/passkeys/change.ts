import type { RemovePasskeyInput, RenamePasskeyInput } from "../../shared/passkeys/schema.ts";
import { AppError } from "../../shared/errors.ts";
import { requireWayIn } from "../auth/queries/ways-in.ts";
import { deleteSessions } from "../auth/sessions/queries.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { usableWays } from "./usable-ways.ts";
import { deletePasskey, updatePasskey } from "./queries.ts";

/** @throws AppError passkeys/not-found */
export async function renamePasskey(
  ctx: SignedInContext,
  { id, name }: RenamePasskeyInput,
): Promise<{ ok: true }> {
  const { renamed } = await ctx.write((userId) => ({
    renamed: updatePasskey(ctx.db, userId, id, { name }),
  }));
  if (renamed.rowsAffected === 0) throw new AppError("passkeys/not-found");
  return { ok: true };
}

/**
 * Removes a passkey and ends the other sessions that were started with one; a repeated call changes nothing.
 * @throws AppError passkeys/last-way-in
 */
export async function removePasskey(
  ctx: SignedInContext,
  { id }: RemovePasskeyInput,
): Promise<{ ok: true }> {
  const { userId, session } = await ctx.read(() => ({}));
  const { removed } = await ctx.write((owner) => ({
    removed: deletePasskey(ctx.db, owner, id),
    others: [
      requireWayIn(ctx.db, owner, usableWays(ctx.settings)),
      deleteSessions(ctx.db, owner, { except: session.id, method: "passkey" }),
    ],
  }));
  if (removed.length > 0) ctx.log("info", "auth.passkey-removed", { userId });
  return { ok: true };
}
