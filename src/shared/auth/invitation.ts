/** The values of `SIGN_UP`: anybody, whoever has an invitation, or nobody may sign up. */
export const signUpRules = ["open", "invited", "closed"] as const;
export type SignUpRule = (typeof signUpRules)[number];

export const invitationDays = 7;
export const maxOpenInvitations = 20;

/** The token stands after `#`, which browsers send to no server. */
export const invitationAddress = (appOrigin: string, token: string): string =>
  `${appOrigin}/register#invitation=${token}`;

/** @returns null where the address has no invitation */
export const invitationIn = (hash: string): string | null =>
  /^#?invitation=(.+)$/.exec(hash)?.[1] ?? null;

/** `id` is a hash of the token, so it cannot be used to sign up. */
export type Invitation = { id: string; createdAt: string; expiresAt: string };

export type Invitations = { mayInvite: boolean; invitations: Invitation[] };
