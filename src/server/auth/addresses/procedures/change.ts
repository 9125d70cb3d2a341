import type { ChangeAddressInput } from "../../../../shared/auth/addresses/schema.ts";
import { changeLink } from "../../../../shared/auth/addresses/proof-link.ts";
import { AppError } from "../../../../shared/errors.ts";
import { changeLifetime, holdersOfAddress, saveChange } from "../queries/changes.ts";
import { mayMailChange } from "../unproven.ts";
import { changeAddressMail } from "../../mails/change-address.ts";
import { takenAddressMail } from "../../mails/taken-address.ts";
import type { UserRow } from "../../queries/users.ts";
import type { SessionContext } from "../../signed-in-context.ts";
import { runBatch } from "../../../platform/db/batch.ts";
import { hashText } from "../../../platform/encoding.ts";
import { newMailedCode } from "../../../platform/token.ts";
import { checkedUserId } from "../../../platform/user-id.ts";

/**
 * Mails a link to a new address, which it proves; the account keeps its own until then. Whether somebody has the new one
 * is looked up after the response, so that neither its text nor its time says so: their owner gets a mail.
 * @throws AppError demo/no-address, email/no-mail, email/wait, request/too-many
 */
export async function changeAddress(
  ctx: SessionContext,
  { email }: ChangeAddressInput,
): Promise<{ ok: true }> {
  const { user } = await ctx.read(() => ({}));
  if (user.demoUntil !== null) throw new AppError("demo/no-address");
  if (ctx.settings.mail === null) throw new AppError("email/no-mail");
  // Counts the call.
  await ctx.write(() => []);
  if (email === user.email) return { ok: true };
  if (!(await mayMailChange(ctx, user.id, email))) throw new AppError("email/wait");
  ctx.waitUntil("mail.address-change-lost", () => mailNewAddress(ctx, user, email));
  ctx.log("info", "auth.address-change-asked", { userId: user.id });
  return { ok: true };
}

async function mailNewAddress(
  ctx: SessionContext,
  user: Pick<UserRow, "id" | "language">,
  email: string,
): Promise<void> {
  const { db, mailer, settings } = ctx;
  const now = ctx.clock();
  const { holders } = await runBatch(db.writes, { holders: holdersOfAddress(db, email, now) });
  const other = holders.find(({ id }) => id !== user.id);
  if (other !== undefined) {
    await mailer.send({ to: email, ...takenAddressMail(other.language) }, `taken-${ctx.requestId}`);
    return;
  }
  const code = newMailedCode();
  const hash = await hashText(code);
  const expiresAt = new Date(now.getTime() + changeLifetime);
  await saveChange(db, checkedUserId(user.id), { email, hash, expiresAt });
  const link = changeLink(settings.appOrigin, code);
  await mailer.send({ to: email, ...changeAddressMail(link, user.language) }, `address-${hash}`);
}
