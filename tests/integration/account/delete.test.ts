import { beforeEach, describe, expect, inject, it } from "vitest";
import { fundInput, register, password, type ApiClient } from "../../support/api/api-client.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { signInByPassword } from "../../support/api/sign-in.ts";

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
    const tables = ["sessions", "funds", "categories", "known_browsers", "password_reset_codes"];
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
    const [row] = await runSql(databaseUrl, "select id from users where email = ?", [asha.email]);
    const id = String(row?.["id"]);
    expect(await traces(id)).toBe(5);
    const { user: newAddress } = await signIn(asha.email, password);

    expect((await asha.mutate("account.delete", { password })).data).toEqual({ ok: true });

    expect(asha.cookie()).toBe("");
    expect(await traces(id)).toBe(0);
    expect((await newAddress.query("funds.list")).status).toBe(401);
    expect((await signIn(asha.email, password)).answer.status).toBe(401);
    expect((await ravi.query("funds.list")).data).toMatchObject({ funds: [{}] });
  });

  it.each([
    [{}, "auth/requires-recent-login"],
    [{ password: "wrong horse" }, "auth/wrong-password"],
  ])("refuses %j", async (input, appCode) => {
    const { error } = await asha.mutate("account.delete", input);
    expect(error?.data.appCode).toBe(appCode);
    expect((await asha.query("auth.me")).data).toMatchObject({ user: { email: asha.email } });
  });
});
