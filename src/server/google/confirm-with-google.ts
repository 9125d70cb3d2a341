import { AppError } from "../../shared/errors.ts";
import type { GoogleIdentity } from "./authorization.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { userByIdentity } from "./queries/identities.ts";
import { updateSession } from "../auth/sessions/queries.ts";

const maxConfirmationAge = 5 * 60_000;

/**
 * Stores with the session that Google has just authenticated its user again.
 * @throws AppError auth/unauthenticated, google/other-account
 */
export async function confirmWithGoogle(
  ctx: SignedInContext,
  identity: GoogleIdentity,
): Promise<void> {
  const { user, session, rows } = await ctx.read(() => [userByIdentity(ctx.db, identity)]);
  const [[linked]] = rows;
  if (linked?.id !== user.id) throw new AppError("google/other-account");
  const times = { reauthenticatedAt: ctx.clock() };
  await ctx.write((userId) => [updateSession(ctx.db, userId, session.id, times)]);
  ctx.log("info", "auth.confirmed", { userId: user.id, method: "google" });
}

export function isConfirmed({ reauthenticatedAt }: { reauthenticatedAt: Date | null }, now: Date) {
  const age = reauthenticatedAt === null ? Infinity : now.getTime() - reauthenticatedAt.getTime();
  return Math.abs(age) < maxConfirmationAge;
}
