import type { MailedCodeInput } from "../../../../shared/auth/addresses/schema.ts";
import { deleteProof, requireProof } from "../queries/proofs.ts";
import { setEmailProven } from "../../queries/users.ts";
import type { SessionContext } from "../../signed-in-context.ts";
import { hashText } from "../../../platform/encoding.ts";

/**
 * Proves the address of the signed-in account by a link mailed to it, which works once. The session shows that whoever
 * reads the mail has the account too: its owner's click alone must not prove it for a stranger who signed up with it.
 * @throws AppError email/invalid-link
 */
export async function proveAddress(
  ctx: SessionContext,
  { code }: MailedCodeInput,
): Promise<{ ok: true }> {
  const { user } = await ctx.read(() => ({}));
  const now = ctx.clock();
  const hash = await hashText(code);
  await ctx.write((userId) => [
    requireProof(ctx.db, userId, hash, now),
    setEmailProven(ctx.db, userId, now),
    deleteProof(ctx.db, userId),
  ]);
  ctx.log("info", "auth.address-proven", { userId: user.id });
  return { ok: true };
}
