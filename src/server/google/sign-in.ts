import { emailField } from "../../shared/auth/fields.ts";
import { AppError } from "../../shared/errors.ts";
import type { GoogleIdentity } from "./authorization.ts";
import { startSession } from "../auth/start-session.ts";
import type { RequestContext } from "../platform/context.ts";
import {
  identityByEmail,
  insertIdentity,
  isIdentityTaken,
  userByIdentity,
} from "./queries/identities.ts";
import {
  insertUser,
  isEmailTaken,
  isUserGone,
  setEmailProven,
  userByEmail,
  type UserRow,
} from "../auth/queries/users.ts";
import { clearSignInFailures } from "../auth/attempts.ts";
import { profileName, profilePhoto } from "./profile.ts";
import { isHostedByGoogle } from "./vouched-address.ts";
import { linkIdentity, takeOverAccount } from "./link-identity.ts";
import { startPendingLink } from "./pending-link.ts";

/** Others can change what was read before it is written, each time; more often than this nobody does by chance. */
const maxTries = 3;

/** `needs-proof`: nobody is signed in before the person has proved that an account is theirs. */
type Outcome = "signed-in" | "needs-proof";

/**
 * Signs in whoever comes from Google: to the account of this identity, else to the one with the verified e-mail, else
 * to a new one. Of two sign-ins at once the second finds what the first has made.
 * @throws AppError google/unverified-email, google/other-identity
 */
export async function signInWithGoogle(
  ctx: RequestContext,
  identity: GoogleIdentity,
): Promise<Outcome> {
  for (let tries = 1; ; tries++) {
    try {
      return await enter(ctx, identity);
    } catch (error) {
      if (tries === maxTries || !isChangedMeanwhile(error)) throw error;
    }
  }
}

const isChangedMeanwhile = (error: unknown): boolean =>
  isEmailTaken(error) || isIdentityTaken(error) || isUserGone(error);

async function enter(ctx: RequestContext, identity: GoogleIdentity): Promise<Outcome> {
  const email = normalized(identity.email);
  const isVouchedFor = email !== null && isHostedByGoogle(email, identity);
  // Read where it will be written: a replica may not yet know what a sign-in at the same time has made.
  const [[known], [holder], [linked]] = await ctx.db.writes.batch([
    userByIdentity(ctx.db, identity),
    userByEmail(ctx.db, email ?? ""),
    identityByEmail(ctx.db, email ?? ""),
  ]);
  if (known !== undefined) {
    const isProof = isVouchedFor && known.email === email && known.emailProvenAt === null;
    const forgiven = await clearSignInFailures(ctx, known.email);
    await startSession(ctx, { userId: known.id, method: "google" }, () => [
      ...(isProof ? [setEmailProven(ctx.db, known.id, ctx.clock())] : []),
      ...forgiven,
    ]);
    ctx.log("info", "auth.signed-in", { userId: known.id, method: "google" });
    return "signed-in";
  }
  if (email === null || !identity.isEmailVerified) throw new AppError("google/unverified-email");
  if (holder === undefined) {
    await register(ctx, identity, email, isVouchedFor);
    return "signed-in";
  }
  if (isVouchedFor && holder.emailProvenAt === null) {
    await takeOverAccount(ctx, { user: holder, identity }, profilePhoto(identity.picture));
    return "signed-in";
  }
  if (linked !== undefined) throw new AppError("google/other-identity");
  if (isVouchedFor) {
    await linkIdentity(ctx, { user: holder, identity });
    return "signed-in";
  }
  await startPendingLink(ctx, identity, holder);
  return "needs-proof";
}

async function register(
  ctx: RequestContext,
  identity: GoogleIdentity,
  email: string,
  isVouchedFor: boolean,
): Promise<void> {
  const now = ctx.clock();
  const user: UserRow = {
    id: crypto.randomUUID(),
    email,
    name: profileName(identity.name, email),
    photoUrl: profilePhoto(identity.picture),
    provider: "google",
    canShare: null,
    passwordHash: null,
    emailProvenAt: isVouchedFor ? now : null,
    createdAt: now,
  };
  await startSession(ctx, { userId: user.id, method: "google" }, () => [
    insertUser(ctx.db, user),
    insertIdentity(ctx.db, identity, user.id, now),
  ]);
  ctx.log("info", "auth.registered", { userId: user.id, method: "google" });
}

/** An address as accounts go by it; null where it is none. */
const normalized = (email: string | null): string | null =>
  emailField("Invalid email address").safeParse(email).data ?? null;
