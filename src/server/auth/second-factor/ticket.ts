import { AppError } from "../../../shared/errors.ts";
import type { RequestContext } from "../../platform/context.ts";
import type { Query } from "../../platform/db/query.ts";
import { runBatch } from "../../platform/db/batch.ts";
import { hashText } from "../../platform/encoding.ts";
import { cookieHeader } from "../../platform/http/cookies.ts";
import { newToken } from "../../platform/token.ts";
import { checkedUserId } from "../../platform/user-id.ts";
import { requirePassword } from "../sessions/queries.ts";
import { insertTicket, ticketLifetime } from "./queries/tickets.ts";

const cookie = "fundbook-ticket";

/**
 * After a right password: lets this browser send codes for five minutes. It is no session.
 * @param passwordHash the checked password's
 * @param alongside further writes of the batch
 * @throws AppError auth/invalid-credential where the password changed in the meantime
 */
export async function giveTicket(
  ctx: RequestContext,
  id: string,
  passwordHash: string,
  alongside: readonly Query[] = [],
): Promise<void> {
  const token = newToken();
  const expiresAt = new Date(ctx.clock().getTime() + ticketLifetime);
  const userId = checkedUserId(id);
  await runBatch(ctx.db.writes, [
    requirePassword(ctx.db, userId, passwordHash),
    insertTicket(ctx.db, userId, await hashText(token), expiresAt),
    ...alongside,
  ]);
  ctx.setCookie(cookieHeader(ctx.settings, cookie, token, ticketLifetime / 1_000));
}

/** @throws AppError auth/sign-in-expired */
export async function ticketHash(ctx: RequestContext): Promise<string> {
  const token = ctx.readToken(cookie);
  if (token === null) throw new AppError("auth/sign-in-expired");
  return hashText(token);
}

export const clearTicket = (ctx: RequestContext): void =>
  ctx.setCookie(cookieHeader(ctx.settings, cookie, "", 0));
