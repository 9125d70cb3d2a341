import { emailField } from "../../../../shared/auth/fields.ts";
import { hasCode } from "../../../../shared/errors.ts";
import type { ProviderIdentity } from "../authorization.ts";
import { startSession } from "../../sessions/start-session.ts";
import type { RequestContext } from "../../../platform/context.ts";
import type { SignInProvider } from "../../../platform/sign-in-providers.ts";
import { providerError } from "../provider-error.ts";
import { runBatch } from "../../../platform/db/batch.ts";
import { retryWhile } from "../../../platform/db/retry-while.ts";
import { identityByEmail, insertIdentity, userByIdentity } from "../queries/identities.ts";
import { setEmailProven, userByEmail, type UserRow } from "../../queries/users.ts";
import { addUser, requireSignUp } from "../../sign-up.ts";
import { mailProofAfterSignUp } from "../../addresses/mail-proof.ts";
import { tellNewDevice } from "../../events/tell-owner.ts";
import { clearSignInFailures } from "../../attempts.ts";
import { profileName, profilePhoto } from "../profile.ts";
import { linkIdentity, takeOverAccount, type Link } from "../link-identity.ts";
import { startPendingLink } from "../pending-link.ts";

type Outcome = "signed-in" | "needs-proof";

/**
 * Signs in to the account of this identity, else to the one with the verified e-mail, else to a new
 * one.
 * @throws AppError <provider>/unverified-email, <provider>/other-identity, auth/sign-up-closed,
 * auth/invitation-needed, auth/invitation-invalid
 */
export const signInWithIdentity = (
  ctx: RequestContext,
  provider: SignInProvider,
  identity: ProviderIdentity,
): Promise<Outcome> => retryWhile(isConcurrentChange, () => signInOnce(ctx, provider, identity));

/** The account, or its link to the identity, was added or deleted since it was read. */
const isConcurrentChange = hasCode(
  "auth/email-already-in-use",
  "auth/link-expired",
  "auth/invalid-credential",
);

async function signInOnce(
  ctx: RequestContext,
  provider: SignInProvider,
  identity: ProviderIdentity,
): Promise<Outcome> {
  const { id: method } = provider;
  const email = normalizeEmail(identity.email);
  const isAddressProven = email !== null && isVouchedFor(email, provider, identity);
  // Read from the primary: a replica may not have what another sign-in just wrote.
  const {
    linkedUser: [linkedUser],
    account: [account],
    otherIdentity: [otherIdentity],
  } = await runBatch(ctx.db.writes, {
    linkedUser: userByIdentity(ctx.db, identity),
    account: userByEmail(ctx.db, email ?? ""),
    otherIdentity: identityByEmail(ctx.db, email ?? "", provider.issuer),
  });
  if (linkedUser !== undefined) {
    await signInLinked(ctx, provider, linkedUser, isAddressProven && linkedUser.email === email);
    return "signed-in";
  }
  if (email === null || !identity.isEmailVerified) throw providerError(method, "unverified-email");
  if (account === undefined) {
    await registerUser(ctx, provider, identity, email, isAddressProven);
    return "signed-in";
  }
  if (isAddressProven && account.emailProvenAt === null) {
    await takeOverAccount(
      ctx,
      { user: account, provider, identity },
      profilePhoto(identity.picture),
    );
    return "signed-in";
  }
  if (otherIdentity !== undefined) throw providerError(method, "other-identity");
  if (isAddressProven && (await isLinked(ctx, { user: account, provider, identity })))
    return "signed-in";
  await startPendingLink(ctx, provider, identity, account);
  return "needs-proof";
}

/** @param provesAddress whether the provider vouches for the account's own address */
async function signInLinked(
  ctx: RequestContext,
  { id: method }: SignInProvider,
  user: Pick<UserRow, "id" | "email" | "emailProvenAt">,
  provesAddress: boolean,
): Promise<void> {
  const clearFailures = await clearSignInFailures(ctx, user.email);
  const newDevice = await tellNewDevice(ctx);
  await startSession(ctx, { userId: user.id, method }, (userId) => [
    ...(provesAddress && user.emailProvenAt === null
      ? [setEmailProven(ctx.db, userId, ctx.clock())]
      : []),
    ...clearFailures,
    ...newDevice(userId),
  ]);
  ctx.log("info", "auth.signed-in", { userId: user.id, method });
}

/** @returns false where the account has a passkey or a second factor, which comes first */
async function isLinked(ctx: RequestContext, link: Link): Promise<boolean> {
  try {
    await linkIdentity(ctx, link);
    return true;
  } catch (error) {
    if (hasCode("auth/link-first")(error)) return false;
    throw error;
  }
}

async function registerUser(
  ctx: RequestContext,
  { id: method }: SignInProvider,
  identity: ProviderIdentity,
  email: string,
  isAddressProven: boolean,
): Promise<void> {
  const permit = await requireSignUp(ctx);
  const now = ctx.clock();
  const user: UserRow = {
    id: crypto.randomUUID(),
    email,
    name: profileName(identity.name, email),
    photoUrl: profilePhoto(identity.picture),
    provider: method,
    canShare: null,
    passwordHash: null,
    emailProvenAt: isAddressProven ? now : null,
    recoveredAt: null,
    accessEpoch: 0,
    createdAt: now,
    demoUntil: null,
    language: null,
  };
  await addUser(ctx, permit, { user, method }, (userId) => [
    insertIdentity(ctx.db, identity, userId, now),
  ]);
  mailProofAfterSignUp(ctx, user);
  ctx.log("info", "auth.registered", { userId: user.id, method });
}

const normalizeEmail = (email: string | null): string | null =>
  emailField("Invalid email address").safeParse(email).data ?? null;

const isVouchedFor = (
  email: string,
  { addressTrust }: SignInProvider,
  identity: ProviderIdentity,
): boolean =>
  addressTrust === "hosted"
    ? isHostedByGoogle(email, identity)
    : addressTrust === "verified" && identity.isEmailVerified;

const googleMail = new Set(["gmail.com", "googlemail.com"]);

/**
 * Google hosts the mailboxes of gmail.com and of the account's Workspace domain (`hd`). For any
 * other address it only knows that the user could once read its mail.
 */
export function isHostedByGoogle(
  email: string,
  { isEmailVerified, hostedDomain }: Pick<ProviderIdentity, "isEmailVerified" | "hostedDomain">,
): boolean {
  const domain = email.slice(email.lastIndexOf("@") + 1);
  return isEmailVerified && (googleMail.has(domain) || domain === hostedDomain?.toLowerCase());
}
