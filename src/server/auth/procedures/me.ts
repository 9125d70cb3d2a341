import type { Me } from "../../../shared/auth/schema.ts";
import { readIfSignedIn } from "../signed-in-context.ts";
import type { RequestContext } from "../../platform/context.ts";
import { relyingPartyOf } from "../relying-party.ts";
import { anySenderOf } from "../../sharing/queries/senders.ts";
import { lossEnd } from "../second-factor/loss-times.ts";
import { lossOf } from "../second-factor/queries/losses.ts";
import { userView } from "../user-view.ts";

export async function getMe(ctx: RequestContext): Promise<Me> {
  const found = await readIfSignedIn(ctx, (owner) => ({
    senders: anySenderOf(ctx.db, owner),
    losses: lossOf(ctx.db, owner),
  }));
  return {
    user: found && userView(found.user, ctx.settings),
    sessionId: found && found.session.id,
    googleEnabled: ctx.settings.providers.google !== null,
    oidcName: ctx.settings.providers.oidc?.name ?? null,
    signUp: ctx.settings.signUp,
    demoEnabled: ctx.settings.demoEnabled,
    sharedWithMe: found !== null && found.senders.length > 0,
    tokenSyncPath: ctx.settings.tokenSyncPath,
    needsSecondFactor: found?.needsSecondFactor ?? ctx.settings.secondFactorRequired,
    factorEndsAt: lossEnd(found?.losses[0])?.toISOString() ?? null,
    passkeysEnabled: relyingPartyOf(ctx.settings.appOrigin) !== null,
    inboxEnabled: ctx.settings.inbox !== null,
  };
}
