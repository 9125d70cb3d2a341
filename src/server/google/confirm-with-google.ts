import { AppError } from "../../shared/errors.ts";
import type { GoogleIdentity } from "./authorization.ts";
import type { SignedInContext } from "../auth/signed-in.ts";
import { userByIdentity } from "./queries/identities.ts";
import { setReauthenticated } from "../auth/queries/sessions.ts";

/** How long what the provider has confirmed counts as fresh, in milliseconds. */
const confirmedFor = 5 * 60_000;

/**
 * Notes with the caller's session that Google has just authenticated its user anew.
 * @throws AppError auth/unauthenticated, google/other-account where it was somebody else
 */
export async function confirmWithGoogle(
  ctx: SignedInContext,
  identity: GoogleIdentity,
): Promise<void> {
  const { user, session, rows } = await ctx.read(() => [userByIdentity(ctx.db, identity)] as const);
  const [[linked]] = rows;
  if (linked?.id !== user.id) throw new AppError("google/other-account");
  await ctx.write((userId) => [setReauthenticated(ctx.db, userId, session.id, ctx.clock())]);
  ctx.log("info", "auth.confirmed", { userId: user.id, method: "google" });
}

/** Whether Google has authenticated a session's user anew within the last minutes. */
export function isConfirmed({ reauthenticatedAt }: { reauthenticatedAt: Date | null }, now: Date) {
  const passed =
    reauthenticatedAt === null ? Infinity : now.getTime() - reauthenticatedAt.getTime();
  return Math.abs(passed) < confirmedFor;
}
