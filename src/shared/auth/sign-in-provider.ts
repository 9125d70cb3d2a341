/** Google, and the OpenID provider that the operator names by `OIDC_ISSUER`. */
export const providerIds = ["google", "oidc"] as const;
export type ProviderId = (typeof providerIds)[number];

export type ProviderName = { id: ProviderId; name: string };

export const googleName = "Google";
