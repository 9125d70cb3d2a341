import type { LinkedIdentity, Security } from "../../../shared/account/schema.ts";
import type { SignInProvider } from "../../platform/sign-in-providers.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { newAddressOf } from "../../auth/addresses/queries/changes.ts";
import { addressProofOf } from "../../auth/addresses/unproven.ts";
import { factorView } from "../../auth/second-factor/view.ts";
import { factorOf } from "../../auth/second-factor/queries/factors.ts";
import { identitiesOf } from "../../auth/openid/queries/identities.ts";
import { passkeysOf } from "../../auth/passkeys/queries.ts";
import { relyingPartyOf } from "../../auth/relying-party.ts";
import { activeSessionsOf } from "../../auth/sessions/queries.ts";
import { sessionView } from "../../auth/sessions/session-view.ts";

export async function getSecurity(ctx: SessionContext): Promise<Security> {
  const { user, session, needsSecondFactor, ...stored } = await ctx.read((owner) => ({
    sessions: activeSessionsOf(ctx.db, owner, ctx.clock()),
    identities: identitiesOf(ctx.db, owner),
    passkeys: passkeysOf(ctx.db, owner),
    factors: factorOf(ctx.db, owner),
    newAddresses: newAddressOf(ctx.db, owner, ctx.clock()),
  }));
  const { sessions, identities, passkeys, factors, newAddresses } = stored;
  const party = relyingPartyOf(ctx.settings.appOrigin);
  const identityAt = (provider: SignInProvider | null): LinkedIdentity | null => {
    const identity = identities.find(({ issuer }) => issuer === provider?.issuer);
    return identity === undefined || provider === null
      ? null
      : { name: provider.name, linkedAt: identity.createdAt.toISOString() };
  };
  const { google, oidc } = ctx.settings.providers;
  return {
    needsSecondFactor,
    addressProof: addressProofOf(ctx, user),
    newAddress: newAddresses[0]?.email ?? null,
    hasPassword: user.passwordHash !== null,
    google: identityAt(google),
    oidc: identityAt(oidc),
    hasPasskey: passkeys.some(({ rpId }) => rpId === party?.id),
    secondFactor: factorView(factors[0]),
    hasSecretsKey: ctx.settings.secretsKeys.length > 0,
    sessions: sessions.map((row) => sessionView(row, session.id)),
  };
}
