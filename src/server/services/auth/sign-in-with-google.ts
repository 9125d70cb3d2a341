import { emailField } from "../../../shared/auth/fields.ts";
import { AppError } from "../../../shared/errors.ts";
import type { GoogleIdentity } from "../../auth/google.ts";
import { startSession } from "../../auth/session.ts";
import type { RequestContext } from "../../context.ts";
import { forgetBrowsersOf } from "../../repositories/known-browsers.ts";
import {
  identityByEmail,
  insertIdentity,
  isIdentityTaken,
  userByIdentity,
} from "../../repositories/oauth-accounts.ts";
import { voidResetCode } from "../../repositories/reset-codes.ts";
import { deleteSessionsOf } from "../../repositories/sessions.ts";
import {
  handOverToGoogle,
  insertUser,
  isEmailTaken,
  isUserGone,
  userByEmail,
  type UserRow,
} from "../../repositories/users.ts";
import { forgiveSignIns } from "./attempts.ts";
import { profileName, profilePhoto } from "./google-profile.ts";

/** Others can change what was read before it is written, each time; more often than this nobody does by chance. */
const mostTries = 3;

/**
 * Signs in whom Google vouches for: the account of this identity, else the one with the verified e-mail, else a new
 * one. Of two sign-ins at once the second finds what the first has made.
 * @throws AppError google/unverified-email, google/other-identity
 */
export async function signInWithGoogle(
  ctx: RequestContext,
  identity: GoogleIdentity,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await enter(ctx, identity);
    } catch (error) {
      if (tries === mostTries || !isOvertaken(error)) throw error;
    }
  }
}

const isOvertaken = (error: unknown): boolean =>
  isEmailTaken(error) || isIdentityTaken(error) || isUserGone(error);

async function enter(ctx: RequestContext, identity: GoogleIdentity): Promise<void> {
  const email = normalized(identity.email);
  // Read where it will be written: a replica may not yet know what a sign-in at the same time has made.
  const [[known], [holder], [linked]] = await ctx.db.writes.batch([
    userByIdentity(ctx.db, identity),
    userByEmail(ctx.db, email ?? ""),
    identityByEmail(ctx.db, email ?? ""),
  ]);
  if (known !== undefined) {
    const forgive = await forgiveSignIns(ctx, known.email);
    await startSession(ctx, { userId: known.id, method: "google" }, forgive);
    return ctx.log("info", "auth.signed-in", { userId: known.id, method: "google" });
  }
  if (email === null || !identity.isEmailVerified) throw new AppError("google/unverified-email");
  if (linked !== undefined) throw new AppError("google/other-identity");
  return holder === undefined ? register(ctx, identity, email) : link(ctx, identity, holder);
}

async function register(
  ctx: RequestContext,
  identity: GoogleIdentity,
  email: string,
): Promise<void> {
  const user: UserRow = {
    id: crypto.randomUUID(),
    email,
    name: profileName(identity.name, email),
    photoUrl: profilePhoto(identity.picture),
    provider: "google",
    canShare: null,
    passwordHash: null,
    createdAt: ctx.clock(),
  };
  await startSession(ctx, { userId: user.id, method: "google" }, [
    insertUser(ctx.db, user),
    insertIdentity(ctx.db, identity, user.id, ctx.clock()),
  ]);
  ctx.log("info", "auth.registered", { userId: user.id, method: "google" });
}

/**
 * Hands an account over to the owner of its e-mail. Nobody had to prove the address to sign up with it, so whoever
 * did loses every way in: password, sessions, reset code, and the browsers that the account is known by.
 */
async function link(ctx: RequestContext, identity: GoogleIdentity, user: UserRow): Promise<void> {
  await startSession(ctx, { userId: user.id, method: "google" }, [
    insertIdentity(ctx.db, identity, user.id, ctx.clock()),
    handOverToGoogle(ctx.db, user.id, profilePhoto(identity.picture)),
    deleteSessionsOf(ctx.db, user.id),
    voidResetCode(ctx.db, user.id),
    forgetBrowsersOf(ctx.db, user.id),
    ...(await forgiveSignIns(ctx, user.email)),
  ]);
  ctx.log("info", "auth.linked", { userId: user.id, method: "google" });
}

/** An address as accounts go by it; null where it is none. */
const normalized = (email: string | null): string | null =>
  emailField("Invalid email address").safeParse(email).data ?? null;
