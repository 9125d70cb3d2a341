import { beforeEach, describe, expect, inject, it } from "vitest";
import type { Security } from "../../../src/shared/account/schema.ts";
import { register, password, type ApiClient } from "../../support/api/api-client.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { signInByPassword } from "../../support/api/sign-in.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");
let asha: ApiClient;

beforeEach(async () => {
  asha = await register(baseUrl);
});

const security = async (client: ApiClient) =>
  (await client.query("account.security")).data as Security;

const signIn = (email: string, secret: string, userAgent?: string) =>
  signInByPassword(baseUrl, email, secret, userAgent);

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

describe("account.security", () => {
  it("lists each device with its last use and marks the current one", async () => {
    const { user } = await signIn(asha.email, password, firefox);
    const { sessions, hasPassword, google } = await security(user);
    expect([hasPassword, google]).toEqual([true, null]);
    expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ["Firefox on Linux", true],
      [null, false],
    ]);
    for (const { createdAt, seenAt } of sessions) {
      expect(Date.parse(seenAt)).toBeGreaterThanOrEqual(Date.parse(createdAt));
    }
  });

  it("updates the last use after ten minutes", async () => {
    const longAgo = Date.now() - 11 * 60_000;
    await runSql(
      databaseUrl,
      "update sessions set seen_at = ?1, created_at = ?1 where user_id = (select id from users where email = ?2)",
      [longAgo, asha.email],
    );
    await asha.query("auth.me");
    await expect
      .poll(async () => Date.parse((await security(asha)).sessions[0]?.seenAt ?? ""))
      .toBeGreaterThan(longAgo + 10 * 60_000);
  });

  it("account.endSession ends one of the user's own sessions immediately", async () => {
    const { user } = await signIn(asha.email, password);
    const other = (await security(asha)).sessions.find(({ isCurrent }) => !isCurrent);
    const stranger = await register(baseUrl);
    const ofStranger = await stranger.mutate("account.endSession", { id: other?.id });
    expect(ofStranger.data).toEqual({ ok: true });
    expect((await user.query("funds.list")).status).toBe(200);
    expect((await asha.mutate("account.endSession", { id: other?.id })).data).toEqual({ ok: true });
    expect((await user.query("funds.list")).status).toBe(401);
    expect((await asha.query("funds.list")).status).toBe(200);
  });

  it("account.endOtherSessions ends all sessions but the current one", async () => {
    const others = await Promise.all([1, 2, 3].map(() => signIn(asha.email, password)));
    expect((await asha.mutate("account.endOtherSessions")).data).toEqual({ ended: 3 });
    for (const { user } of others) expect((await user.query("funds.list")).status).toBe(401);
    expect((await security(asha)).sessions).toHaveLength(1);
  });
});
