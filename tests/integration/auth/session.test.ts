import { describe, expect, inject, it } from "vitest";
import { register, apiClient } from "../../support/api/api-client.ts";
import { runSql } from "../../support/servers/run-sql.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");
const days = (count: number) => count * 86_400_000;

describe("auth.logout", () => {
  it("ends the session on the server and clears the cookie", async () => {
    const asha = await register(baseUrl);
    const stolen = asha.cookie();
    expect((await asha.mutate("auth.logout")).data).toEqual({ ok: true });
    expect(asha.cookie()).toBe("");
    const answer = await apiClient(baseUrl, stolen).query("funds.list");
    expect([answer.status, answer.error?.message]).toEqual([401, "No user is logged in"]);
  });

  it("succeeds without a session", async () => {
    expect((await apiClient(baseUrl).mutate("auth.logout")).data).toEqual({ ok: true });
  });
});

describe("a session", () => {
  const setSession = (email: string, column: "expires_at" | "created_at", at: number) =>
    runSql(
      databaseUrl,
      `update sessions set ${column} = ? where user_id = (select id from users where email = ?)`,
      [at, email],
    );
  const expiryOf = async (email: string) => {
    const [row] = await runSql(
      databaseUrl,
      "select expires_at from sessions where user_id = (select id from users where email = ?)",
      [email],
    );
    return Number(row?.["expires_at"]);
  };

  it("expires at its end", async () => {
    const asha = await register(baseUrl);
    await setSession(asha.email, "expires_at", Date.now() - 1);
    expect((await asha.query("funds.list")).error?.data.appCode).toBe("auth/unauthenticated");
    expect((await asha.query("auth.me")).data).toMatchObject({ user: null });
  });

  it("is extended to 30 days when used in the second half of its lifetime", async () => {
    const asha = await register(baseUrl);
    await setSession(asha.email, "expires_at", Date.now() + days(14));
    const { headers } = await asha.query("auth.me");
    expect(headers.get("set-cookie")).toContain("Max-Age=2592000");
    expect(await expiryOf(asha.email)).toBeGreaterThan(Date.now() + days(29.9));
  });

  it("is never extended beyond 180 days after its start", async () => {
    const asha = await register(baseUrl);
    const start = Date.now() - days(175);
    await setSession(asha.email, "created_at", start);
    await setSession(asha.email, "expires_at", Date.now() + days(1));
    await asha.query("auth.me");
    expect(await expiryOf(asha.email)).toBe(start + days(180));
    expect((await asha.query("auth.me")).headers.get("set-cookie")).toBeNull();
  });

  it("is not found by a forged token", async () => {
    for (const cookie of [
      "fundbook=abc",
      "fundbook=%",
      "fundbook=' or 1=1 --",
      `fundbook=${"a".repeat(4000)}`,
    ]) {
      expect((await apiClient(baseUrl, cookie).query("funds.list")).status).toBe(401);
    }
  });
});
