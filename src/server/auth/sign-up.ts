import { AppError } from "../../shared/errors.ts";
import type { RequestContext } from "../platform/context.ts";
import type { Query } from "../platform/db/query.ts";
import { hashText } from "../platform/encoding.ts";
import type { UserId } from "../platform/user-id.ts";
import { requireUnreserved } from "./addresses/queries/changes.ts";
import { clearInvitationCookie, readInvitation } from "./invitation-cookie.ts";
import { requireInvitation, deleteUsedInvitation } from "./queries/invitations.ts";
import { insertUser, type UserRow } from "./queries/users.ts";
import { startSession } from "./sessions/start-session.ts";
import type { SessionRow } from "./sessions/queries.ts";

type SignUpPermit = { invitationHash: string | null };

/**
 * Refuses a sign-up that `SIGN_UP` does not allow, before anything costly runs.
 * @throws AppError auth/sign-up-closed, auth/invitation-needed
 */
export async function requireSignUp(ctx: RequestContext): Promise<SignUpPermit> {
  const { signUp } = ctx.settings;
  if (signUp === "closed") throw new AppError("auth/sign-up-closed");
  if (signUp === "open") return { invitationHash: null };
  const token = readInvitation(ctx);
  if (token === null) throw new AppError("auth/invitation-needed");
  return { invitationHash: await hashText(token) };
}

/**
 * Adds a user and signs them in, in one batch that uses the invitation up.
 * @param after further writes of the batch
 * @throws AppError auth/invitation-invalid where it was used or has expired; auth/email-already-in-use
 */
export async function addUser(
  ctx: RequestContext,
  { invitationHash }: SignUpPermit,
  { user, method }: { user: UserRow; method: SessionRow["method"] },
  after: (userId: UserId) => readonly Query[] = () => [],
): Promise<void> {
  const invitation =
    invitationHash === null
      ? []
      : [
          requireInvitation(ctx.db, invitationHash, ctx.clock()),
          deleteUsedInvitation(ctx.db, invitationHash),
        ];
  await startSession(ctx, { userId: user.id, method }, (userId) => [
    ...invitation,
    requireUnreserved(ctx.db, user.email, userId, user.createdAt),
    insertUser(ctx.db, user),
    ...after(userId),
  ]);
  if (invitationHash !== null) clearInvitationCookie(ctx);
}
