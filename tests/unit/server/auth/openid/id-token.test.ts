import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { verifyIdToken } from "../../../../../src/server/auth/openid/id-token.ts";

const now = new Date("2026-11-21T10:00:00Z");
const seconds = now.getTime() / 1000;
const google = "https://accounts.google.com";
const claims = {
  iss: google,
  aud: "fundbook",
  sub: "1",
  nonce: "n",
  iat: seconds,
  exp: seconds + 60,
};

let sign: (claims: JWTPayload) => Promise<string>;
let keys: unknown;
beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair("ES256");
  sign = (payload) => new SignJWT(payload).setProtectedHeader({ alg: "ES256" }).sign(privateKey);
  keys = { keys: [await exportJWK(publicKey)] };
});

const verify = async (change: JWTPayload, issuer = google) =>
  verifyIdToken(await sign({ ...claims, ...change }), {
    id: "google",
    keys,
    issuer,
    clientId: "fundbook",
    nonce: "n",
    now,
  });

describe("an id token", () => {
  it.each<[string, JWTPayload]>([
    ["of Google", {}],
    ["of Google, which leaves the scheme out", { iss: "accounts.google.com" }],
    [
      "for this client among others, made for this one",
      { aud: ["fundbook", "b"], azp: "fundbook" },
    ],
    ["issued by a clock that is half a minute ahead", { iat: seconds + 30 }],
    ["that expired less than half a minute ago", { exp: seconds - 29 }],
  ])("%s is taken", async (_, change) => {
    expect(await verify(change)).toMatchObject({ sub: "1" });
  });

  it.each<[string, JWTPayload]>([
    ["that expired half a minute ago", { exp: seconds - 30 }],
    ["issued an hour ahead", { iat: seconds + 3_600, exp: seconds + 7_200 }],
    ["issued at no moment", { iat: 1e300 }],
    ["that is valid for ever", { exp: 1e300 }],
    ["for others", { aud: ["a", "b"] }],
    ["for this client among others, made for another", { aud: ["fundbook", "b"], azp: "b" }],
    ["with a subject that is too long", { sub: "1".repeat(256) }],
  ])("%s is refused", async (_, change) => {
    await expect(verify(change)).rejects.toMatchObject({ appCode: "google/refused" });
  });

  it("may omit the issuer's scheme only for Google", async () => {
    const other = "https://sso.example";
    expect(await verify({ iss: other }, other)).toMatchObject({ sub: "1" });
    await expect(verify({ iss: "accounts.google.com" }, other)).rejects.toThrow();
    await expect(verify({ iss: "sso.example" }, other)).rejects.toThrow();
  });
});
