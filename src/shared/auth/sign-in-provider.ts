/** Google, and the OpenID provider that the operator names by `OIDC_ISSUER`. */
export const providerIds = ["google", "oidc"] as const;
export type ProviderId = (typeof providerIds)[number];

/** A provider that users can sign in with here, and its name on buttons and in mails. */
export type ProviderName = { id: ProviderId; name: string };

export const googleName = "Google";
