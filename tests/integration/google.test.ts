import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SignJWT, type JWTPayload, generateKeyPair } from "jose";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { endOf, personOf, signInWithGoogle, wayBack as walkBack } from "../support/google-walk.ts";
import { startOidcProvider, type OidcProvider, type Tamper } from "../support/oidc-provider.ts";
import { ownProduct, type OwnProduct } from "../support/own-product.ts";
import { investor, person } from "../support/person.ts";
import { redirectWalker, type Step, type Walker } from "../support/redirect-walker.ts";
import { rows } from "../support/rows.ts";

let provider: OidcProvider;
let product: OwnProduct;
beforeAll(async () => {
  provider = await startOidcProvider();
  product = await ownProduct({ ...provider.settings, RATE_LIMITS: "off" });
  provider.serve(product.url);
}, 90_000);
afterEach(() => provider.behave());
afterAll(async () => {
  await product?.stop();
  await provider?.stop();
});

const wayBack = (walker: Walker, sub: string, how = {}) => walkBack(product, walker, sub, how);
const signIn = (walker: Walker, sub: string, how = {}) =>
  signInWithGoogle(product, walker, sub, how);
const meOf = async (walker: Walker) => (await personOf(product, walker).ask("auth.me")).data;
const sessionIdOf = (me: unknown) => (me as { sessionId: string }).sessionId;
const ends = (step: Step): string => endOf(product, step);
/** The domain of the addresses that tests sign up with. */
const hd = "example.in";
const refusal = (code: string): string => `/login?error=${code}`;

async function expectRefused(walker: Walker, step: Step, code: string): Promise<void> {
  expect([step.status, ends(step)]).toEqual([302, refusal(code)]);
  expect(walker.cookie("localhost", "fundbook")).toBe("");
  expect(walker.cookie("localhost", "fundbook-google")).toBe("");
}

const usersWith = (email: string) =>
  rows(product.databaseUrl, "select * from users where email = ?", [email]);

const logLines = (): Record<string, unknown>[] =>
  [
    ...readFileSync(join(product.dataFolder, "log/server.log"), "utf8").matchAll(/\{"level".*\}/g),
  ].map(([line]) => JSON.parse(line));

describe("GET /api/auth/google", () => {
  it("starts a code flow with PKCE, state and nonce, stored in an HttpOnly cookie", async () => {
    const step = await redirectWalker().go(`${product.url}/api/auth/google`);
    const asked = new URL(step.next ?? "");
    expect(step.status).toBe(302);
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      response_type: "code",
      client_id: "fundbook",
      redirect_uri: `${product.url}/api/auth/google/callback`,
      scope: "openid email profile",
      state: expect.stringMatching(/^page-[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
    expect(step.headers.get("set-cookie")).toMatch(
      /^fundbook-google=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(step.headers.get("cache-control")).toBe("no-store");
    expect(step.headers.get("cross-origin-opener-policy")).toBeNull();
  });

  it("ignores the Host of the request", async () => {
    const { next } = await redirectWalker().go(
      `${product.url.replace("localhost", "127.0.0.1")}/api/auth/google`,
    );
    expect(new URL(next ?? "").searchParams.get("redirect_uri")).toBe(
      `${product.url}/api/auth/google/callback`,
    );
  });
});

describe("GET /api/auth/google/callback", () => {
  it("creates a profile at the first sign-in and signs in the same user at the next", async () => {
    const ravi = provider.knows();
    const first = redirectWalker();
    const step = await signIn(first, ravi.sub);
    expect([step.status, ends(step)]).toEqual([302, "/"]);
    expect(step.headers.get("cache-control")).toBe("no-store");
    const me = await meOf(first);
    expect(me).toMatchObject({
      googleEnabled: true,
      user: {
        name: "Ravi Iyer",
        email: ravi.email,
        photoURL: ravi.picture,
        provider: "google",
        canShare: null,
      },
    });
    provider.knows({ ...ravi, email: "moved@example.in", name: "Somebody Else" });
    const second = redirectWalker();
    await signIn(second, ravi.sub);
    const again = await meOf(second);
    expect(again).toEqual({
      ...(me as object),
      sessionId: expect.not.stringMatching(sessionIdOf(me)),
    });
  });

  it("starts a new session and ends the browser's previous one", async () => {
    const walker = redirectWalker();
    const { sub } = provider.knows();
    await signIn(walker, sub);
    const before = walker.cookie("localhost", "fundbook");
    await signIn(walker, sub);
    expect(walker.cookie("localhost", "fundbook")).not.toBe(before);
    expect((await person(product.url, before).ask("auth.me")).data).toMatchObject({ user: null });
  });

  it("redirects to the popup's page when it began in a popup", async () => {
    const step = await signIn(redirectWalker(), provider.knows().sub, { query: "?popup=1" });
    expect(ends(step)).toBe("/google-sign-in.html");
    expect(step.headers.get("cross-origin-opener-policy")).toBeNull();
    const page = await fetch(`${product.url}/google-sign-in.html`);
    expect(await page.text()).toContain("google-sign-in.js");
    expect(page.headers.get("cross-origin-opener-policy")).toBeNull();
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self' ");
  });

  it("reads the profile from the userinfo endpoint when the id token has none", async () => {
    provider.keepProfileFromIdToken();
    const walker = redirectWalker();
    const { sub, email } = provider.knows();
    expect(ends(await signIn(walker, sub))).toBe("/");
    expect(await meOf(walker)).toMatchObject({ user: { email, name: "Ravi Iyer" } });
  });

  it("creates one account from five concurrent sign-ins", async () => {
    const { sub, email = "" } = provider.knows();
    const walkers = Array.from({ length: 5 }, redirectWalker);
    const ways = await Promise.all(walkers.map((walker) => wayBack(walker, sub)));
    const steps = await Promise.all(
      ways.map((address, index) => walkers[index]?.go(address) ?? Promise.reject()),
    );
    expect(steps.map(ends)).toEqual(["/", "/", "/", "/", "/"]);
    expect(await usersWith(email)).toHaveLength(1);
  });
});

describe("the e-mail of an existing account", () => {
  it("takes over the account and invalidates password, sessions and reset code", async () => {
    const squatter = await investor(product.url, "Squatter");
    const { email } = squatter;
    await person(product.url).tell("auth.requestPasswordReset", { email });
    const walker = redirectWalker();
    await signIn(walker, provider.knows({ email, hd }).sub);
    expect(await meOf(walker)).toMatchObject({
      user: { email, provider: "google", photoURL: "https://lh3.googleusercontent.com/a/ravi" },
    });
    const [user] = await usersWith(email);
    const id = String(user?.["id"]);
    expect(user?.["password_hash"]).toBeNull();
    const left = `select
      (select count(*) from sessions where user_id = ?1) sessions,
      (select count(*) from known_browsers where user_id = ?1) browsers,
      (select count(*) from password_reset_codes where user_id = ?1) codes`;
    expect(await rows(product.databaseUrl, left, [id])).toMatchObject([
      { sessions: 1, browsers: 1, codes: 0 },
    ]);
    expect((await personOf(product, walker).ask("account.security")).data).toMatchObject({
      hasPassword: false,
      google: { linkedAt: expect.any(String) },
    });
  });

  it.each<[string, Tamper]>([
    ["is not verified", (claims, sign) => sign({ ...claims, email_verified: false })],
    ["has no email_verified claim", ({ email_verified: _, ...claims }, sign) => sign(claims)],
  ])("is refused when it %s", async (_, tamper) => {
    const owner = await investor(product.url);
    provider.tamper(tamper);
    const walker = redirectWalker();
    const step = await signIn(walker, provider.knows({ email: owner.email, hd }).sub);
    await expectRefused(walker, step, "google/unverified-email");
    const me = (await owner.ask("auth.me")).data;
    expect(me).toMatchObject({ user: { provider: "emailAndPassword" } });
  });

  it("is refused for another identity", async () => {
    const { email = "", sub } = provider.knows();
    const walker = redirectWalker();
    await signIn(walker, sub);
    const other = redirectWalker();
    const step = await signIn(other, provider.knows({ email }).sub);
    await expectRefused(other, step, "google/other-identity");
    expect(await meOf(walker)).toMatchObject({ user: { email } });
  });

  it("is linked to one of two identities that sign in concurrently", async () => {
    const { email } = await investor(product.url);
    const ways = await Promise.all(
      [redirectWalker(), redirectWalker()].map(async (walker) => ({
        walker,
        address: await wayBack(walker, provider.knows({ email, hd }).sub),
      })),
    );
    const steps = await Promise.all(ways.map(({ walker, address }) => walker.go(address)));
    expect(steps.map(ends).toSorted()).toEqual(["/", refusal("google/other-identity")]);
  });
});

describe("a callback that this browser did not start", () => {
  it("is refused with another user's, no or a wrong state", async () => {
    const address = await wayBack(redirectWalker(), provider.knows().sub);
    const victim = redirectWalker();
    await expectRefused(victim, await victim.go(address), "google/invalid-state");
    const own = await wayBack(victim, provider.knows().sub);
    expect(ends(await victim.go(address))).toBe(refusal("google/invalid-state"));
    // The sign-in that the victim has begun is not ended by it.
    expect(ends(await victim.go(own))).toBe("/");
    const bare = `${product.url}/api/auth/google/callback`;
    for (const query of ["", "?code=abc", "?state=&code=abc", "?error=access_denied"]) {
      const walker = redirectWalker();
      await expectRefused(walker, await walker.go(bare + query), "google/invalid-state");
    }
  });

  it("is refused the second time", async () => {
    const walker = redirectWalker();
    const address = await wayBack(walker, provider.knows().sub);
    await walker.go(address);
    const session = walker.cookie("localhost", "fundbook");
    const replayed = await walker.go(address);
    expect(ends(replayed)).toBe(refusal("google/invalid-state"));
    expect(walker.cookie("localhost", "fundbook")).toBe(session);
  });

  it("is reported in the popup", async () => {
    const address = await wayBack(redirectWalker(), provider.knows().sub, { query: "?popup=1" });
    expect(ends(await redirectWalker().go(address))).toBe(
      "/google-sign-in.html?error=google/invalid-state",
    );
  });
});

describe("a denied consent", () => {
  it("starts no session", async () => {
    const walker = redirectWalker();
    const step = await signIn(walker, provider.knows().sub, { answer: "deny" });
    await expectRefused(walker, step, "google/denied");
  });
});

describe("an id token is refused", () => {
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const changed =
    (change: JWTPayload): Tamper =>
    (claims, sign) =>
      sign({ ...claims, ...change });
  const now = Math.floor(Date.now() / 1000);

  it.each<[string, Tamper]>([
    ["with another nonce", changed({ nonce: "another" })],
    ["without a nonce", ({ nonce: _, ...claims }, sign) => sign(claims)],
    ["for another client", changed({ aud: "another" })],
    ["for two clients without azp", changed({ aud: ["fundbook", "another"] })],
    ["authorised for another client", changed({ azp: "another" })],
    ["of another issuer", changed({ iss: "https://evil.example" })],
    ["of Google when another issuer is configured", changed({ iss: "accounts.google.com" })],
    ["that has expired", changed({ iat: now - 7200, exp: now - 3600 })],
    ["that never expires", ({ exp: _, ...claims }, sign) => sign(claims)],
    ["without a subject", changed({ sub: "" })],
    ["without a signature", async (claims) => `${encoded({ alg: "none" })}.${encoded(claims)}.`],
    [
      "signed with the client's secret",
      (claims) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: "HS256" })
          .sign(new TextEncoder().encode(provider.settings.GOOGLE_CLIENT_SECRET)),
    ],
    [
      "signed with an unknown key",
      async (claims) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: "RS256", kid: "key-1" })
          .sign((await generateKeyPair("RS256")).privateKey),
    ],
    [
      "whose claims were changed after signing",
      async (claims, sign) => {
        const [header, , signature] = (await sign(claims)).split(".");
        return `${header}.${encoded({ ...claims, sub: "somebody" })}.${signature}`;
      },
    ],
    ["that is not a JWT", async () => "rubbish"],
  ])("%s", async (_, tamper) => {
    provider.tamper(tamper);
    const walker = redirectWalker();
    await expectRefused(walker, await signIn(walker, provider.knows().sub), "google/refused");
  });
});

describe("a provider", () => {
  const discovery = "/.well-known/openid-configuration";
  const json = (status: number, body: string) => [status, body] as const;
  const answerWith = (path: string, [status, body]: readonly [number, string]) =>
    provider.answer(path, (_, response) =>
      response.writeHead(status, { "content-type": "application/json" }).end(body),
    );

  it.each([
    ["is down", json(503, "")],
    ["sends a page", json(200, "<!doctype html>")],
    ["sends no endpoints", json(200, "{}")],
    [
      "names another issuer",
      json(
        200,
        JSON.stringify({
          issuer: "https://evil.example",
          authorization_endpoint: "https://evil.example/auth",
          token_endpoint: "https://evil.example/token",
          jwks_uri: "https://evil.example/jwks",
        }),
      ),
    ],
    ["sends too much", json(200, `{"issuer":"${"x".repeat(300_000)}"}`)],
  ])("is reported as unavailable at the start when it %s", async (_, answer) => {
    answerWith(discovery, answer);
    const walker = redirectWalker();
    const step = await walker.go(`${product.url}/api/auth/google`);
    await expectRefused(walker, step, "google/unavailable");
    const inPopup = await walker.go(`${product.url}/api/auth/google?popup=1`);
    expect(ends(inPopup)).toBe("/google-sign-in.html?error=google/unavailable");
  });

  it.each([
    ["/token", json(500, ""), "google/unavailable"],
    ["/token", json(400, '{"error":"invalid_grant"}'), "google/refused"],
    ["/token", json(401, '{"error":"invalid_client"}'), "google/refused"],
    ["/token", json(200, "rubbish"), "google/refused"],
    ["/token", json(200, "{}"), "google/refused"],
    ["/jwks", json(500, ""), "google/unavailable"],
    ["/jwks", json(200, '{"keys":[]}'), "google/refused"],
    ["/jwks", json(200, '"rubbish"'), "google/refused"],
  ])("starts no session when %s responds %j", async (path, answer, code) => {
    const walker = redirectWalker();
    const address = await wayBack(walker, provider.knows().sub);
    answerWith(path, answer);
    await expectRefused(walker, await walker.go(address), code);
  });

  it.each([discovery, "/token"])("is aborted after 5 s at %s", async (path) => {
    const walker = redirectWalker();
    const address = await wayBack(walker, provider.knows().sub);
    provider.answer(path, () => {});
    const began = performance.now();
    await expectRefused(walker, await walker.go(address), "google/unavailable");
    expect(performance.now() - began).toBeLessThan(8_000);
  });

  it.each([
    ["temporarily_unavailable", "google/unavailable"],
    ["server_error", "google/unavailable"],
    ["invalid_request", "google/refused"],
  ])("is refused by its error: %s", async (error, code) => {
    const walker = redirectWalker();
    const address = new URL(await wayBack(walker, provider.knows().sub));
    address.searchParams.delete("code");
    address.searchParams.set("error", error);
    await expectRefused(walker, await walker.go(address.href), code);
  });
});

describe("the log", () => {
  it("has an entry for each sign-in, without addresses, codes and tokens", async () => {
    const owner = await investor(product.url);
    const ravi = provider.knows();
    const walker = redirectWalker();
    await signIn(walker, ravi.sub);
    await signIn(walker, ravi.sub);
    await signIn(redirectWalker(), provider.knows({ email: owner.email, hd }).sub);
    const address = await wayBack(redirectWalker(), ravi.sub);
    await redirectWalker().go(address);
    await expect
      .poll(() => logLines().slice(-5))
      .toMatchObject([
        { level: "info", event: "auth.registered", method: "password" },
        { level: "info", event: "auth.registered", method: "google", userId: expect.any(String) },
        { level: "info", event: "auth.signed-in", method: "google", userId: expect.any(String) },
        { level: "info", event: "auth.linked", method: "google", userId: expect.any(String) },
        {
          level: "warn",
          event: "auth.sign-in-refused",
          method: "google",
          code: "google/invalid-state",
        },
      ]);
    const log = JSON.stringify(logLines());
    const code = new URL(address).searchParams.get("code") ?? "";
    for (const secret of [owner.email, ravi.email, ravi.sub, code])
      expect(log).not.toContain(secret);
  });
});

describe("without Google's settings", () => {
  it("the sign-in says that it is not configured", async () => {
    const baseUrl = inject("baseUrl");
    const { next } = await redirectWalker().go(`${baseUrl}/api/auth/google`);
    expect(next).toBe(`${baseUrl}/login?error=google/not-configured`);
    const back = await redirectWalker().go(`${baseUrl}/api/auth/google/callback?code=a&state=b`);
    expect(back.next).toBe(`${baseUrl}/login?error=google/not-configured`);
    expect((await person(baseUrl).ask("auth.me")).data).toMatchObject({ googleEnabled: false });
  });
});
