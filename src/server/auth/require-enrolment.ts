import { AppError } from "../../shared/errors.ts";
import { anyPasskeyOf } from "./queries/ways-in.ts";
import type { SessionContext } from "./signed-in-context.ts";
import type { SignedIn } from "./sessions/check-session.ts";
import { usableWays } from "./usable-ways.ts";

/**
 * Where a second factor is required, a session by password alone may add one only to an account that has no passkey.
 * Otherwise whoever knows the password could add their own.
 * @throws AppError auth/second-factor-first
 */
export async function requireEnrolment(ctx: SessionContext): Promise<SignedIn> {
  const { passkeys, ...signedIn } = await ctx.read((owner) => ({
    passkeys: anyPasskeyOf(ctx.db, owner, usableWays(ctx.settings)),
  }));
  if (signedIn.needsSecondFactor && passkeys.length > 0) {
    throw new AppError("auth/second-factor-first");
  }
  return signedIn;
}
