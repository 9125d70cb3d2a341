import type { GoogleIdentity } from "./authorization.ts";
import { startSession } from "../auth/start-session.ts";
import type { RequestContext } from "../platform/context.ts";
import type { Query } from "../platform/db/query.ts";
import { googleLinkedMail } from "./mails/linked.ts";
import { deleteDevicesOf } from "../auth/queries/trusted-devices.ts";
import { deleteIdentitiesOf, insertFirstProof, insertIdentity } from "./queries/identities.ts";
import { deleteResetCode } from "../auth/queries/reset-codes.ts";
import { deleteSessionsOf } from "../auth/queries/sessions.ts";
import { transferToGoogle, type UserRow } from "../auth/queries/users.ts";
import { clearSignInFailures } from "../auth/attempts.ts";

type Identity = Pick<GoogleIdentity, "issuer" | "subject">;

type Link = {
  user: UserRow;
  identity: Identity;
  /** Further writes for the same batch. */
  writes?: readonly Query[];
};

/** Links a Google identity to an account and signs its owner in. Other ways in stay. */
export async function linkIdentity(
  ctx: RequestContext,
  { user, identity, writes = [] }: Link,
  { passwordHash }: { passwordHash?: string } = {},
): Promise<void> {
  const forgiven = await clearSignInFailures(ctx, user.email);
  await startSession(
    ctx,
    { userId: user.id, method: "google", ...(passwordHash !== undefined && { passwordHash }) },
    () => [...writes, insertIdentity(ctx.db, identity, user.id, ctx.clock()), ...forgiven],
  );
  reportLink(ctx, user, { isTakeover: false });
}

/**
 * Hands an account over to the proven owner of its address. Nobody had to prove it to sign up, so whoever did loses
 * every way in: password, sessions, other Google identity, reset code, and the browsers that the account knows.
 */
export async function takeOverAccount(
  ctx: RequestContext,
  { user, identity, writes = [] }: Link,
  photoUrl: string | null,
): Promise<void> {
  const now = ctx.clock();
  const forgiven = await clearSignInFailures(ctx, user.email);
  await startSession(ctx, { userId: user.id, method: "google" }, () => [
    ...writes,
    deleteIdentitiesOf(ctx.db, user.id),
    insertFirstProof(ctx.db, identity, user.id, now),
    transferToGoogle(ctx.db, user.id, { photoUrl, now }),
    deleteSessionsOf(ctx.db, user.id),
    deleteResetCode(ctx.db, user.id),
    deleteDevicesOf(ctx.db, user.id),
    ...forgiven,
  ]);
  reportLink(ctx, user, { isTakeover: true });
}

function reportLink(
  ctx: RequestContext,
  user: UserRow,
  { isTakeover }: { isTakeover: boolean },
): void {
  ctx.log("info", "auth.linked", { userId: user.id, method: "google", isTakeover });
  ctx.waitUntil("mail.link-notice-lost", () =>
    ctx.mailer.send(
      { to: user.email, ...googleLinkedMail({ isTakeover }) },
      `linked-${ctx.requestId}`,
    ),
  );
}
