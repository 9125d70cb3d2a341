import { AppError } from "../../../../shared/errors.ts";
import { newProof } from "../mail-proof.ts";
import { isUnproven, mayMailProof } from "../unproven.ts";
import type { SessionContext } from "../../signed-in-context.ts";

/**
 * Mails another link that proves the account's address; a proven one needs none.
 * @throws AppError email/wait where the address got three mails today; request/too-many
 */
export async function sendProof(ctx: SessionContext): Promise<{ ok: true }> {
  const { user } = await ctx.read(() => ({}));
  if (user.demoUntil !== null || !isUnproven(ctx, user)) return { ok: true };
  if (!(await mayMailProof(ctx, user))) throw new AppError("email/wait");
  const proof = await newProof(ctx, user);
  await ctx.write((userId) => [proof.save(userId)]);
  ctx.waitUntil("mail.proof-lost", proof.mail);
  ctx.log("info", "auth.proof-mailed", { userId: user.id });
  return { ok: true };
}
