import type { InviteInput, WithdrawInvitationInput } from "../../../shared/account/schema.ts";
import type { Invitation, Invitations } from "../../../shared/auth/invitation.ts";
import { AppError } from "../../../shared/errors.ts";
import { invitationView } from "../../auth/invitation-view.ts";
import {
  firstAccount,
  insertInvitation,
  invitationsOf,
  deleteInvitation,
} from "../../auth/queries/invitations.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { hashText } from "../../platform/encoding.ts";

export async function listInvitations(ctx: SessionContext): Promise<Invitations> {
  const { mayInvite, invitations } = await readInvitations(ctx);
  return { mayInvite, invitations: invitations.map(invitationView) };
}

async function readInvitations(ctx: SessionContext) {
  const { user, invitations, oldest } = await ctx.read((owner) => ({
    invitations: invitationsOf(ctx.db, owner, ctx.clock()),
    oldest: firstAccount(ctx.db),
  }));
  const mayInvite = ctx.settings.signUp === "invited" && oldest[0]?.id === user.id;
  return { user, mayInvite, invitations };
}

/**
 * Makes an invitation from the client's random token, of which only a hash is stored. The same one
 * sent again changes nothing.
 * @throws AppError account/cannot-invite, account/too-many-invitations
 */
export async function invite(ctx: SessionContext, { token }: InviteInput): Promise<Invitation> {
  const { user, mayInvite } = await readInvitations(ctx);
  if (!mayInvite) throw new AppError("account/cannot-invite");
  const hash = await hashText(token);
  const now = ctx.clock();
  const { invitations } = await ctx.write((userId) => ({
    inserted: insertInvitation(ctx.db, userId, hash, now),
    invitations: invitationsOf(ctx.db, userId, now),
  }));
  const made = invitations.find((invitation) => invitation.hash === hash);
  if (made === undefined) throw new AppError("account/too-many-invitations");
  ctx.log("info", "auth.invited", { userId: user.id });
  return invitationView(made);
}

/** A repeated call changes nothing. */
export async function withdrawInvitation(
  ctx: SessionContext,
  { id }: WithdrawInvitationInput,
): Promise<{ ok: true }> {
  await ctx.write((userId) => [deleteInvitation(ctx.db, userId, id)]);
  return { ok: true };
}
