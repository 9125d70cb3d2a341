import type {
  RemovePasskeyInput,
  RenamePasskeyInput,
} from "../../../shared/auth/passkeys/schema.ts";
import { AppError } from "../../../shared/errors.ts";
import { tellOwner } from "../events/tell-owner.ts";
import { requireWayIn } from "../queries/ways-in.ts";
import { deleteSessions } from "../sessions/queries.ts";
import type { SessionContext } from "../signed-in-context.ts";
import { usableWays } from "../usable-ways.ts";
import { deletePasskey, hasPasskey, passkeysOf, updatePasskey } from "./queries.ts";

/** @throws AppError passkeys/not-found */
export async function renamePasskey(
  ctx: SessionContext,
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
  ctx: SessionContext,
  { id }: RemovePasskeyInput,
): Promise<{ ok: true }> {
  const { userId, session, passkeys } = await ctx.read((owner) => ({
    passkeys: passkeysOf(ctx.db, owner),
  }));
  const name = passkeys.find((passkey) => passkey.id === id)?.name;
  if (name === undefined) return { ok: true };
  await ctx.write((owner) => [
    ...tellOwner(ctx, owner, { kind: "passkey-removed", detail: name }, hasPasskey(owner, id)),
    deletePasskey(ctx.db, owner, id),
    requireWayIn(ctx.db, owner, usableWays(ctx.settings)),
    deleteSessions(ctx.db, owner, { except: session.id, method: "passkey" }),
  ]);
  ctx.log("info", "auth.passkey-removed", { userId });
  return { ok: true };
}
