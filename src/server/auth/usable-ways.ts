import type { UsableWays } from "./queries/ways-in.ts";
import type { Settings } from "../platform/env.ts";
import { relyingPartyOf } from "./relying-party.ts";

export const usableWays = ({ providers, appOrigin }: Settings): UsableWays => ({
  issuers: [providers.google, providers.oidc].flatMap((provider) => provider?.issuer ?? []),
  rpId: relyingPartyOf(appOrigin)?.id ?? null,
});
