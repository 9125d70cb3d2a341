import {
  createLocalJWKSet,
  createRemoteJWKSet,
  decodeProtectedHeader,
  jwtVerify,
  type JSONWebKeySet,
} from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  deleteRetiredSyncKeys,
  rotateSyncKey,
} from "../../../src/server/auth/sync-token/procedures/rotate-key.ts";
import type { SyncToken } from "../../../src/shared/auth/schema.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";
import { register, apiClient } from "../../support/api/api-client.ts";
import { requestContext } from "../../support/api/request-context.ts";
import { runSql } from "../../support/servers/run-sql.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({
    AMFI_NAV_URL: "http://127.0.0.1:9/NAVAll.txt",
    TOKEN_SYNC_PATH: "/api/elsewhere",
  });
});
afterAll(() => product?.stop());

describe("auth.syncToken", () => {
  it("returns a token that names the user for five minutes and verifies with the published key", async () => {
    const keys = createRemoteJWKSet(new URL(`${product.url}/api/auth/keys`), {
      timeoutDuration: 60_000,
    });
    const people = await Promise.all([register(product.url), register(product.url)]);
    const tokens = await Promise.all(people.map((client) => client.query("auth.syncToken")));
    for (const [index, { data }] of tokens.entries()) {
      const { token, expiresAt } = data as SyncToken;
      const { payload, protectedHeader } = await jwtVerify(token, keys, {
        issuer: product.url,
        audience: `${product.url}/api/elsewhere`,
        typ: "fundbook-sync+jwt",
      });
      const me = await people[index]?.query("auth.me");
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

  it("refuses a caller without a session", async () => {
    expect((await apiClient(product.url).query("auth.syncToken")).status).toBe(401);
  });

  it("publishes no private key", async () => {
    const { keys } = (await (await fetch(`${product.url}/api/auth/keys`)).json()) as {
      keys: object[];
    };
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toHaveProperty("d");
  });

  it("verifies with the old or the new key during a rotation", async () => {
    const asha = await register(product.url);
    const ctx = requestContext(product.databaseUrl);
    const newToken = async () => ((await asha.query("auth.syncToken")).data as SyncToken).token;
    const published = async () => {
      const answer = await fetch(`${product.url}/api/auth/keys`);
      return (await answer.json()) as JSONWebKeySet;
    };
    const isChecked = async (token: string) =>
      jwtVerify(token, createLocalJWKSet(await published())).then(
        () => true,
        () => false,
      );
    /** Sets the newest key's age in minutes. */
    const setAge = (minutes: number) =>
      runSql(
        product.databaseUrl,
        "update token_sync_key set created_at = ? where id = (select max(id) from token_sync_key)",
        [Date.now() - minutes * 60_000],
      );
    const keyOf = (token: string) => decodeProtectedHeader(token).kid;

    const before = await newToken();
    await rotateSyncKey(ctx, { atOnce: false });
    expect((await published()).keys).toHaveLength(2);
    expect(keyOf(await newToken())).toBe(keyOf(before));

    await setAge(11);
    const after = await newToken();
    expect(keyOf(after)).not.toBe(keyOf(before));
    expect([await isChecked(before), await isChecked(after)]).toEqual([true, true]);
    await deleteRetiredSyncKeys(ctx);
    expect((await published()).keys).toHaveLength(2);

    await setAge(21);
    expect([await isChecked(before), await isChecked(after)]).toEqual([false, true]);
    await deleteRetiredSyncKeys(ctx);
    expect(await runSql(product.databaseUrl, "select id from token_sync_key")).toHaveLength(1);

    await rotateSyncKey(ctx, { atOnce: true });
    const atOnce = await newToken();
    expect([await isChecked(after), await isChecked(atOnce)]).toEqual([false, true]);
  });
});
