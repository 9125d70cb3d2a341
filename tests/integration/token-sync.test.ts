import { createRemoteJWKSet, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SyncToken } from "../../src/shared/auth/schema.ts";
import { ownProduct, type OwnProduct } from "../support/own-product.ts";
import { investor, person } from "../support/person.ts";

let product: OwnProduct;
beforeAll(async () => {
  product = await ownProduct({
    AMFI_NAV_URL: "http://127.0.0.1:9/NAVAll.txt",
    TOKEN_SYNC_PATH: "/api/elsewhere",
  });
});
afterAll(() => product?.stop());

describe("the token for another service of this site", () => {
  it("says for five minutes who is signed in, and can be checked with the published key", async () => {
    const keys = createRemoteJWKSet(new URL(`${product.url}/api/auth/keys`));
    const people = await Promise.all([investor(product.url), investor(product.url)]);
    const tokens = await Promise.all(people.map((who) => who.ask("auth.syncToken")));
    for (const [index, { data }] of tokens.entries()) {
      const { token, expiresAt } = data as SyncToken;
      const { payload, protectedHeader } = await jwtVerify(token, keys, { issuer: product.url });
      const me = await people[index]?.ask("auth.me");
      expect(me?.data).toMatchObject({
        user: { id: payload.sub },
        tokenSyncPath: "/api/elsewhere",
      });
      expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
      expect(Math.floor(Date.parse(expiresAt) / 1000)).toBe(payload.exp);
      expect(protectedHeader.alg).toBe("ES256");
      expect(JSON.stringify(payload)).not.toContain("@");
    }
  });

  it("is for nobody who is not signed in", async () => {
    expect((await person(product.url).ask("auth.syncToken")).status).toBe(401);
  });

  it("is checked with a key whose private half stays inside", async () => {
    const { keys } = (await (await fetch(`${product.url}/api/auth/keys`)).json()) as {
      keys: object[];
    };
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toHaveProperty("d");
  });
});
