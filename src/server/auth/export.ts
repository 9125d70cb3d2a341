import { tokenReads, tokenViews } from "./access-tokens/token-view.ts";
import { formerAddressesOf, newAddressOf } from "./addresses/queries/changes.ts";
import { eventView } from "./events/event-view.ts";
import { exportPart } from "./export-part.ts";
import { invitationView } from "./invitation-view.ts";
import { identitiesOf } from "./openid/queries/identities.ts";
import { passkeysOf } from "./passkeys/queries.ts";
import { exportedPasskey } from "./passkeys/view.ts";
import { accountEventsOf } from "./events/queries.ts";
import { invitationsOf } from "./queries/invitations.ts";
import { devicesOf } from "./queries/trusted-devices.ts";
import { lossEnd } from "./second-factor/loss-times.ts";
import { factorOf } from "./second-factor/queries/factors.ts";
import { lossOf } from "./second-factor/queries/losses.ts";
import { factorView } from "./second-factor/view.ts";
import { activeSessionsOf } from "./sessions/queries.ts";
import { sessionView } from "./sessions/session-view.ts";

/** Without secrets, such as the password's hash. */
export const accountExport = exportPart({
  reads: ({ db, clock }, owner) => ({
    factors: factorOf(db, owner),
    losses: lossOf(db, owner),
    newAddresses: newAddressOf(db, owner, clock()),
    formerAddresses: formerAddressesOf(db, owner, clock()),
    identities: identitiesOf(db, owner),
    passkeys: passkeysOf(db, owner),
    ...tokenReads(db, owner, clock()),
    sessions: activeSessionsOf(db, owner, clock()),
    events: accountEventsOf(db, owner, clock()),
    devices: devicesOf(db, owner),
    invitations: invitationsOf(db, owner, clock()),
  }),
  view: (stored, { user, session }) => ({
    hasPassword: user.passwordHash !== null,
    secondFactor: factorView(stored.factors[0]),
    /** When a second factor ends that was said to be lost. */
    factorEndsAt: lossEnd(stored.losses[0])?.toISOString() ?? null,
    emailProvenAt: user.emailProvenAt?.toISOString() ?? null,
    /** Asked for, and not confirmed yet. */
    newAddress: stored.newAddresses[0]?.email ?? null,
    /** With a way back. */
    formerAddresses: stored.formerAddresses.map(({ email, changedAt, reservedUntil }) => ({
      email,
      changedAt: changedAt.toISOString(),
      reservedUntil: reservedUntil.toISOString(),
    })),
    identities: stored.identities.map(({ issuer, subject, createdAt }) => ({
      issuer,
      subject,
      since: createdAt.toISOString(),
    })),
    mailLanguage: user.language,
    passkeys: stored.passkeys.map(exportedPasskey),
    accessTokens: tokenViews(stored),
    sessions: stored.sessions.map((row) => sessionView(row, session.id)),
    events: stored.events.map(eventView),
    /** When each was last used, and until when it skips the code. */
    trustedDevices: stored.devices.map(({ usedAt, skipsCodeUntil }) => ({
      usedAt: usedAt.toISOString(),
      skipsCodeUntil: skipsCodeUntil?.toISOString() ?? null,
    })),
    invitations: stored.invitations.map(invitationView),
  }),
});
