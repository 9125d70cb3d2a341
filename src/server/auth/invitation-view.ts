import type { Invitation } from "../../shared/auth/invitation.ts";
import type { InvitationRow } from "./queries/invitations.ts";

export const invitationView = ({ hash, createdAt, expiresAt }: InvitationRow): Invitation => ({
  id: hash,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});
