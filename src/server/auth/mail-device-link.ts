import { dayInMilliseconds } from "../../shared/day-length.ts";
import { deviceLink } from "../../shared/auth/addresses/proof-link.ts";
import type { RequestContext } from "../platform/context.ts";
import { hashText } from "../platform/encoding.ts";
import { countAttempts } from "../platform/limits/queries.ts";
import { newMailedCode } from "../platform/token.ts";
import { checkedUserId } from "../platform/user-id.ts";
import { deviceLinkMail } from "./mails/device-link.ts";
import { deviceLinkLifetime, saveDeviceLink } from "./queries/device-links.ts";
import type { UserRow } from "./queries/users.ts";

const maxMailsADay = 10;

/**
 * After a right password on an unknown device: mails a link that lets one sign in. It all happens after the response, which
 * must not show that the password was right.
 */
export function mailDeviceLink(
  ctx: RequestContext,
  user: Pick<UserRow, "id" | "email" | "passwordHash" | "language">,
): void {
  ctx.waitUntil("mail.device-link-lost", () => sendDeviceLink(ctx, user));
}

async function sendDeviceLink(
  ctx: RequestContext,
  { id, email, passwordHash, language }: Parameters<typeof mailDeviceLink>[1],
): Promise<void> {
  if (passwordHash === null) return;
  const now = ctx.clock();
  const key = await hashText(`device link ${email}`);
  const counted = await countAttempts(ctx.db, [key], { now, span: dayInMilliseconds });
  if (counted.some(({ count }) => count > maxMailsADay)) return;
  const code = newMailedCode();
  const hash = await hashText(code);
  const expiresAt = new Date(now.getTime() + deviceLinkLifetime);
  await saveDeviceLink(ctx.db, checkedUserId(id), { hash, email, passwordHash, expiresAt });
  const mail = deviceLinkMail(deviceLink(ctx.settings.appOrigin, code), language);
  await ctx.mailer.send({ to: email, ...mail }, `device-${hash}`);
  ctx.log("info", "auth.device-link-mailed", { userId: id });
}
