import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from "jose";
import Provider from "oidc-provider";
import type { ProviderId } from "../../../src/shared/auth/sign-in-provider.ts";

/** The claims of an account, as Google names them. */
type ProviderAccount = {
  sub: string;
  email?: string;
  email_verified?: boolean;
  /** The Workspace domain that manages the account. */
  hd?: string;
  name?: string;
  picture?: string;
};

/** Replaces the id token that the provider is about to send. */
export type Tamper = (
  claims: JWTPayload,
  sign: (claims: JWTPayload) => Promise<string>,
) => Promise<string>;

/** A real local OpenID provider that behaves like Google, unless a test changes that; it is named by the settings of Google or of another. */
export type OidcProvider = {
  issuer: string;
  /** A product's settings for it. */
  settings: Record<string, string>;
  clientSecret: string;
  /** Starts to serve, with redirects to this app. */
  serve: (appUrl: string) => void;
  /** @returns the account; its defaults are complete, with an address that Google hosts */
  addAccount: (account?: Partial<ProviderAccount>) => ProviderAccount;
  /** Sets the handler of a path in place of the provider's. */
  answer: (path: string, listener: RequestListener) => void;
  tamper: (change: Tamper) => void;
  /** Leaves the profile out of the id token, so that only the userinfo endpoint returns it. */
  omitProfileFromIdToken: () => void;
  /** Isolates its page from the opener. */
  isolatePopups: () => void;
  /** Restores the default behaviour. */
  reset: () => void;
  stop: () => Promise<void>;
};

const client = { client_id: "fundbook", client_secret: "a-secret-of-the-tests" };

export async function startOidcProvider(id: ProviderId = "google"): Promise<OidcProvider> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: "key-1", alg: "RS256", use: "sig" };
  const sign = (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: jwk.kid }).sign(privateKey);

  const accounts = new Map<string, ProviderAccount>();
  const answers = new Map<string, RequestListener>();
  const anonymous: RequestListener = (_, response) => response.writeHead(503).end();
  let tamper: Tamper | null = null;
  let asGoogleDoes = anonymous;
  let listener = anonymous;
  let openerPolicy = "unsafe-none";
  let appUrl = "";

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
    (answers.get(pathname) ?? listener)(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const build = (tokens: { conformIdTokenClaims: boolean }): RequestListener => {
    const provider = new Provider(issuer, {
      clients: [{ ...client, redirect_uris: [`${appUrl}/api/auth/${id}/callback`] }],
      claims: {
        openid: ["sub", "hd"],
        email: ["email", "email_verified"],
        profile: ["name", "picture"],
      },
      ...tokens,
      cookies: { keys: ["a-key-of-the-tests"] },
      features: { devInteractions: { enabled: false } },
      findAccount: (_, accountId) => ({
        accountId,
        claims: () => ({ sub: accountId, ...accounts.get(accountId) }),
      }),
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      jwks: { keys: [jwk] },
      ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
      pkce: { required: () => true },
    });
    provider.use(async (ctx, next) => {
      await next();
      if (ctx.path !== "/token" || tamper === null) return;
      const body: { id_token: string } = ctx.body;
      ctx.body = { ...body, id_token: await tamper(decodeJwt(body.id_token), sign) };
    });
    const serveProvider = provider.callback();
    return (request, response) => {
      const isOwnPage = request.url?.startsWith("/interaction/");
      if (isOwnPage) response.setHeader("cross-origin-opener-policy", openerPolicy);
      if (isOwnPage) void interact(provider, request, response);
      else void serveProvider(request, response);
    };
  };

  return {
    issuer,
    settings: {
      [`${id.toUpperCase()}_ISSUER`]: issuer,
      [`${id.toUpperCase()}_CLIENT_ID`]: client.client_id,
      [`${id.toUpperCase()}_CLIENT_SECRET`]: client.client_secret,
    },
    clientSecret: client.client_secret,
    serve: (url) => {
      appUrl = url;
      listener = asGoogleDoes = build({ conformIdTokenClaims: false });
    },
    addAccount: (account = {}) => {
      const sub = account.sub ?? crypto.randomUUID();
      const known = {
        sub,
        email: `${sub}@gmail.com`,
        email_verified: true,
        name: "Ravi Iyer",
        picture: "https://lh3.googleusercontent.com/a/ravi",
        ...account,
      };
      accounts.set(sub, known);
      return known;
    },
    answer: (path, answer) => {
      answers.set(path, answer);
    },
    tamper: (change) => {
      tamper = change;
    },
    omitProfileFromIdToken: () => {
      listener = build({ conformIdTokenClaims: true });
    },
    isolatePopups: () => {
      openerPolicy = "same-origin";
    },
    reset: () => {
      openerPolicy = "unsafe-none";
      answers.clear();
      tamper = null;
      listener = asGoogleDoes;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The provider's form for account and consent. */
async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== "POST") {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
    return;
  }
  const form = new URLSearchParams(await text(request));
  if (form.get("answer") !== "allow") {
    return provider.interactionFinished(request, response, { error: "access_denied" });
  }
  const accountId = form.get("account") ?? "";
  const grant = new provider.Grant({ accountId, clientId: client.client_id });
  grant.addOIDCScope("openid email profile");
  await provider.interactionFinished(request, response, {
    login: { accountId },
    consent: { grantId: await grant.save() },
  });
}

const page = `<!doctype html><html lang="en"><title>Sign in to the provider</title>
<form method="post">
  <label>Account <input name="account"></label>
  <button name="answer" value="allow">Allow</button>
  <button name="answer" value="deny">Deny</button>
</form>`;
