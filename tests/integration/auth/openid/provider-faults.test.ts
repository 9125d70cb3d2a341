import { SignJWT, type JWTPayload, generateKeyPair } from "jose";
import { describe, expect, it } from "vitest";
import {
  redirectPathOf,
  signInWithGoogle,
  callbackUrl as walkBack,
} from "../../../support/api/google-sign-in.ts";
import { type Tamper } from "../../../support/servers/oidc-provider.ts";
import {
  createRedirectClient,
  type Step,
  type RedirectClient,
} from "../../../support/servers/redirect-client.ts";
import { product, provider, useGoogleProduct } from "../../../support/servers/google-product.ts";
import { expectRefused } from "../../../support/api/google-sign-in.ts";

useGoogleProduct();

const callbackUrl = (client: RedirectClient, sub: string, how = {}) =>
  walkBack(product, client, sub, how);

const signIn = (client: RedirectClient, sub: string, how = {}) =>
  signInWithGoogle(product, client, sub, how);

const ends = (step: Step): string => redirectPathOf(product, step);

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
          .sign(new TextEncoder().encode(provider.clientSecret)),
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
    const client = createRedirectClient();
    await expectRefused(
      product,
      client,
      await signIn(client, provider.addAccount().sub),
      "google/refused",
    );
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
    const client = createRedirectClient();
    const step = await client.go(`${product.url}/api/auth/google`);
    await expectRefused(product, client, step, "google/unavailable");
    const inPopup = await client.go(`${product.url}/api/auth/google?popup=1`);
    expect(ends(inPopup)).toBe("/google-sign-in.html?error=google/unavailable");
  });

  it.each([
    ["/token", json(500, ""), "google/unavailable"],
    ["/token", json(400, '{"error":"invalid_grant"}'), "google/refused"],
    ["/token", json(401, '{"error":"invalid_client"}'), "google/refused"],
    ["/token", json(200, "rubbish"), "google/unavailable"],
    ["/token", json(200, "{}"), "google/refused"],
    ["/jwks", json(500, ""), "google/unavailable"],
    ["/jwks", json(200, '{"keys":[]}'), "google/refused"],
    ["/jwks", json(200, '"rubbish"'), "google/refused"],
  ])("starts no session when %s responds %j", async (path, answer, code) => {
    const client = createRedirectClient();
    const address = await callbackUrl(client, provider.addAccount().sub);
    answerWith(path, answer);
    await expectRefused(product, client, await client.go(address), code);
  });

  it.each([discovery, "/token"])("is aborted after 5 s at %s", async (path) => {
    const client = createRedirectClient();
    const address = await callbackUrl(client, provider.addAccount().sub);
    provider.answer(path, () => {});
    const began = performance.now();
    await expectRefused(product, client, await client.go(address), "google/unavailable");
    expect(performance.now() - began).toBeLessThan(8_000);
  });

  it.each([
    ["temporarily_unavailable", "google/unavailable"],
    ["server_error", "google/unavailable"],
    ["invalid_request", "google/refused"],
  ])("is refused by its error: %s", async (error, code) => {
    const client = createRedirectClient();
    const address = new URL(await callbackUrl(client, provider.addAccount().sub));
    address.searchParams.delete("code");
    address.searchParams.set("error", error);
    await expectRefused(product, client, await client.go(address.href), code);
  });
});
