import { googleName, type ProviderId } from "../../shared/auth/sign-in-provider.ts";

/** A provider is trusted with its own users' identities, and with addresses only as far as this says. */
type AddressTrust =
  /** Addresses whose mailboxes it hosts itself. */
  | "hosted"
  /** Addresses that it says it has verified. */
  | "verified"
  | "none";

export type SignInProvider = {
  id: ProviderId;
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  addressTrust: AddressTrust;
};

export type SignInProviders = Record<ProviderId, SignInProvider | null>;

type ProviderValues = {
  GOOGLE_CLIENT_ID?: string | undefined;
  GOOGLE_CLIENT_SECRET?: string | undefined;
  GOOGLE_ISSUER: string;
  OIDC_ISSUER?: string | undefined;
  OIDC_CLIENT_ID?: string | undefined;
  OIDC_CLIENT_SECRET?: string | undefined;
  OIDC_NAME: string;
  OIDC_TRUST_EMAIL: "on" | "off";
};

export function signInProviders(env: ProviderValues): SignInProviders {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = env;
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = env;
  return {
    google:
      GOOGLE_CLIENT_ID === undefined || GOOGLE_CLIENT_SECRET === undefined
        ? null
        : {
            id: "google",
            name: googleName,
            issuer: issuerOf(GOOGLE_ISSUER),
            clientId: GOOGLE_CLIENT_ID,
            clientSecret: GOOGLE_CLIENT_SECRET,
            addressTrust: "hosted",
          },
    oidc:
      OIDC_ISSUER === undefined || OIDC_CLIENT_ID === undefined || OIDC_CLIENT_SECRET === undefined
        ? null
        : {
            id: "oidc",
            name: env.OIDC_NAME,
            issuer: issuerOf(OIDC_ISSUER),
            clientId: OIDC_CLIENT_ID,
            clientSecret: OIDC_CLIENT_SECRET,
            addressTrust: env.OIDC_TRUST_EMAIL === "on" ? "verified" : "none",
          },
  };
}

export function providerProblems(env: ProviderValues): [isWrong: boolean, problem: string][] {
  const { google, oidc } = signInProviders(env);
  const oidcValues = [env.OIDC_ISSUER, env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET];
  return [
    [
      (env.GOOGLE_CLIENT_ID === undefined) !== (env.GOOGLE_CLIENT_SECRET === undefined),
      "GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together",
    ],
    [
      oidc === null && oidcValues.some((value) => value !== undefined),
      "OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together",
    ],
    [
      google !== null && google.issuer === oidc?.issuer,
      "OIDC_ISSUER must be another provider than GOOGLE_ISSUER",
    ],
  ];
}

/** An identity is an issuer and a subject: of two providers here, the issuer tells which. */
export const providerOfIssuer = (
  { google, oidc }: SignInProviders,
  issuer: string,
): SignInProvider | null => [google, oidc].find((provider) => provider?.issuer === issuer) ?? null;

/** Stored without a slash at its end, as identities were before an issuer could have a path. */
const issuerOf = (address: string): string => address.replace(/\/+$/, "");
