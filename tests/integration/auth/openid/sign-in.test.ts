import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import {
  redirectPathOf,
  signInWithGoogle,
  callbackUrl as walkBack,
} from "../../../support/api/google-sign-in.ts";
import { registerByRequest, apiClient } from "../../../support/api/api-client.ts";
import {
  createRedirectClient,
  type Step,
  type RedirectClient,
} from "../../../support/servers/redirect-client.ts";
import { runSql } from "../../../support/servers/run-sql.ts";
import { product, provider, useGoogleProduct } from "../../../support/servers/google-product.ts";
import { expectRefused, meOf, refusal } from "../../../support/api/google-sign-in.ts";

useGoogleProduct();

const callbackUrl = (client: RedirectClient, sub: string, how = {}) =>
  walkBack(product, client, sub, how);

const signIn = (client: RedirectClient, sub: string, how = {}) =>
  signInWithGoogle(product, client, sub, how);

const sessionIdOf = (me: unknown) => (me as { sessionId: string }).sessionId;
const ends = (step: Step): string => redirectPathOf(product, step);

/** The domain of the tests' addresses. */
const hd = "example.in";

const usersWith = (email: string) =>
  runSql(product.databaseUrl, "select * from users where email = ?", [email]);

const logLines = (): Record<string, unknown>[] =>
  [
    ...readFileSync(join(product.dataFolder, "log/server.log"), "utf8").matchAll(/\{"level".*\}/g),
  ].map(([line]) => JSON.parse(line));

describe("GET /api/auth/google", () => {
  it("starts a code flow with PKCE, state and nonce, stored in an HttpOnly cookie", async () => {
    const step = await createRedirectClient().go(`${product.url}/api/auth/google`);
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
    const { next } = await createRedirectClient().go(
      `${product.url.replace("localhost", "127.0.0.1")}/api/auth/google`,
    );
    expect(new URL(next ?? "").searchParams.get("redirect_uri")).toBe(
      `${product.url}/api/auth/google/callback`,
    );
  });
});

describe("GET /api/auth/google/callback", () => {
  it("creates a profile at the first sign-in and signs in the same user at the next", async () => {
    const ravi = provider.addAccount();
    const first = createRedirectClient();
    const step = await signIn(first, ravi.sub);
    expect([step.status, ends(step)]).toEqual([302, "/"]);
    expect(step.headers.get("cache-control")).toBe("no-store");
    const me = await meOf(product, first);
    expect(me).toMatchObject({
      googleEnabled: true,
      demoEnabled: true,
      user: {
        name: "Ravi Iyer",
        email: ravi.email,
        photoURL: ravi.picture,
        provider: "google",
        canShare: null,
      },
    });
    provider.addAccount({ ...ravi, email: "moved@example.in", name: "Somebody Else" });
    const second = createRedirectClient();
    await signIn(second, ravi.sub);
    const again = await meOf(product, second);
    expect(again).toEqual({
      ...(me as object),
      sessionId: expect.not.stringMatching(sessionIdOf(me)),
    });
  });

  it("starts a new session and ends the browser's previous one", async () => {
    const client = createRedirectClient();
    const { sub } = provider.addAccount();
    await signIn(client, sub);
    const before = client.cookie("localhost", "fundbook");
    await signIn(client, sub);
    expect(client.cookie("localhost", "fundbook")).not.toBe(before);
    expect((await apiClient(product.url, before).query("auth.me")).data).toMatchObject({
      user: null,
    });
  });

  it("redirects to the popup's page when it began in a popup", async () => {
    const step = await signIn(createRedirectClient(), provider.addAccount().sub, {
      query: "?popup=1",
    });
    expect(ends(step)).toBe("/google-sign-in.html");
    expect(step.headers.get("cross-origin-opener-policy")).toBeNull();
    const page = await fetch(`${product.url}/google-sign-in.html`);
    expect(await page.text()).toContain("google-sign-in.js");
    expect(page.headers.get("cross-origin-opener-policy")).toBeNull();
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self' ");
  });

  it("reads the profile from the userinfo endpoint when the id token has none", async () => {
    provider.omitProfileFromIdToken();
    const client = createRedirectClient();
    const { sub, email } = provider.addAccount();
    expect(ends(await signIn(client, sub))).toBe("/");
    expect(await meOf(product, client)).toMatchObject({ user: { email, name: "Ravi Iyer" } });
  });

  it("creates one account from five concurrent sign-ins", async () => {
    const { sub, email = "" } = provider.addAccount();
    const clients = Array.from({ length: 5 }, createRedirectClient);
    const ways = await Promise.all(clients.map((client) => callbackUrl(client, sub)));
    const steps = await Promise.all(
      ways.map((address, index) => clients[index]?.go(address) ?? Promise.reject()),
    );
    expect(steps.map(ends)).toEqual(["/", "/", "/", "/", "/"]);
    expect(await usersWith(email)).toHaveLength(1);
  });
});

describe("a callback that this browser did not start", () => {
  it("is refused with another user's, no or a wrong state", async () => {
    const address = await callbackUrl(createRedirectClient(), provider.addAccount().sub);
    const victim = createRedirectClient();
    await expectRefused(product, victim, await victim.go(address), "google/invalid-state");
    const own = await callbackUrl(victim, provider.addAccount().sub);
    expect(ends(await victim.go(address))).toBe(refusal("google/invalid-state"));
    // It does not cancel the sign-in that the victim has started.
    expect(ends(await victim.go(own))).toBe("/");
    const bare = `${product.url}/api/auth/google/callback`;
    for (const query of ["", "?code=abc", "?state=&code=abc", "?error=access_denied"]) {
      const client = createRedirectClient();
      await expectRefused(product, client, await client.go(bare + query), "google/invalid-state");
    }
  });

  it("is refused the second time", async () => {
    const client = createRedirectClient();
    const address = await callbackUrl(client, provider.addAccount().sub);
    await client.go(address);
    const session = client.cookie("localhost", "fundbook");
    const replayed = await client.go(address);
    expect(ends(replayed)).toBe(refusal("google/invalid-state"));
    expect(client.cookie("localhost", "fundbook")).toBe(session);
  });

  it("is reported in the popup", async () => {
    const address = await callbackUrl(createRedirectClient(), provider.addAccount().sub, {
      query: "?popup=1",
    });
    expect(ends(await createRedirectClient().go(address))).toBe(
      "/google-sign-in.html?error=google/invalid-state",
    );
  });
});

describe("a denied consent", () => {
  it("starts no session", async () => {
    const client = createRedirectClient();
    const step = await signIn(client, provider.addAccount().sub, { answer: "deny" });
    await expectRefused(product, client, step, "google/denied");
  });
});

describe("the log", () => {
  it("has an entry for each sign-in, without addresses, codes and tokens", async () => {
    const owner = await registerByRequest(product.url);
    const ravi = provider.addAccount();
    const client = createRedirectClient();
    await signIn(client, ravi.sub);
    await signIn(client, ravi.sub);
    await signIn(createRedirectClient(), provider.addAccount({ email: owner.email, hd }).sub);
    const address = await callbackUrl(createRedirectClient(), ravi.sub);
    await createRedirectClient().go(address);
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
    const { next } = await createRedirectClient().go(`${baseUrl}/api/auth/google`);
    expect(next).toBe(`${baseUrl}/login?error=google/not-configured`);
    const back = await createRedirectClient().go(
      `${baseUrl}/api/auth/google/callback?code=a&state=b`,
    );
    expect(back.next).toBe(`${baseUrl}/login?error=google/not-configured`);
    expect((await apiClient(baseUrl).query("auth.me")).data).toMatchObject({
      googleEnabled: false,
      demoEnabled: true,
    });
  });
});
