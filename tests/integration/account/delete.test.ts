import { beforeEach, describe, expect, inject, it } from "vitest";
import { addPasskey } from "../../support/api/authenticator.ts";
import { fundInput, register, password, type ApiClient } from "../../support/api/api-client.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { makeStale, signInByPassword } from "../../support/api/sign-in.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");
let asha: ApiClient;

beforeEach(async () => {
  asha = await register(baseUrl);
});

const signIn = (email: string, secret: string, userAgent?: string) =>
  signInByPassword(baseUrl, email, secret, userAgent);

describe("account.delete", () => {
  const traces = async (id: string) => {
    const tables = [
      "sessions",
      "funds",
      "categories",
      "trusted_devices",
      "passkeys",
      "password_reset_codes",
    ];
    const counts = await Promise.all(
      tables.map((table) =>
        runSql(databaseUrl, `select count(*) as n from ${table} where user_id = ?`, [id]),
      ),
    );
    const users = await runSql(databaseUrl, "select id from users where id = ?", [id]);
    return users.length + counts.reduce((sum, [row]) => sum + Number(row?.["n"]), 0);
  };

  it("deletes all data of the user and none of others", async () => {
    const ravi = await register(baseUrl);
    for (const owner of [asha, ravi]) await owner.mutate("funds.add", fundInput());
    await addPasskey(asha, baseUrl);
    const [row] = await runSql(databaseUrl, "select id from users where email = ?", [asha.email]);
    const id = String(row?.["id"]);
    expect(await traces(id)).toBe(6);
    const { user: newAddress } = await signIn(asha.email, password);

    expect((await asha.mutate("account.delete")).data).toEqual({ ok: true });

    expect(asha.cookie()).toBe("");
    expect(await traces(id)).toBe(0);
    expect((await newAddress.query("funds.list")).status).toBe(401);
    expect((await signIn(asha.email, password)).answer.status).toBe(401);
    expect((await ravi.query("funds.list")).data).toMatchObject({ funds: [{}] });
  });

  it("keeps the day's letter count without the account", async () => {
    await runSql(
      databaseUrl,
      `insert into letter_calls (user_id, key, called_at, count)
       select id, 'call-of-the-deleted', 1, 7 from users where email = ?`,
      [asha.email],
    );
    expect((await asha.mutate("account.delete")).status).toBe(200);
    const ended = "select count from ended_letter_calls where key = 'call-of-the-deleted'";
    expect(await runSql(databaseUrl, ended)).toMatchObject([{ count: 7 }]);
  });

  it("is refused to a session that is not fresh, until the password confirms it", async () => {
    await makeStale(databaseUrl, asha);
    const wrong = await asha.mutate("auth.confirm", { password: "wrong horse" });
    expect(wrong.error?.data.appCode).toBe("auth/wrong-password");
    expect(wrong.error?.data.fieldErrors).toHaveProperty("password");
    const { error } = await asha.mutate("account.delete");
    expect(error?.data.appCode).toBe("auth/confirm-first");
    expect((await asha.query("auth.me")).data).toMatchObject({ user: { email: asha.email } });
    expect((await asha.mutate("auth.confirm", { password })).data).toEqual({ ok: true });
    expect((await asha.mutate("account.delete")).data).toEqual({ ok: true });
  });

  it("is refused five minutes after the confirmation, and in another session", async () => {
    const { user: other } = await signIn(asha.email, password);
    const whose = "where user_id = (select id from users where email = ?)";
    const ago = `update sessions set reauthenticated_at = reauthenticated_at - 300001 ${whose}`;
    await runSql(databaseUrl, ago, [asha.email]);
    await asha.mutate("auth.confirm", { password });
    expect((await other.mutate("account.delete")).error?.data.appCode).toBe("auth/confirm-first");
    await runSql(databaseUrl, ago, [asha.email]);
    expect((await asha.mutate("account.delete")).error?.data.appCode).toBe("auth/confirm-first");
  });
});
