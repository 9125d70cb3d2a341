import { describe, expect, inject, it } from "vitest";
import { register, password, apiClient } from "../../support/api/api-client.ts";
import { newestMail } from "../../support/servers/outbox.ts";
import { runSql } from "../../support/servers/run-sql.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");
const outbox = inject("outbox");

describe("auth.login", () => {
  it("returns a new session and ends the browser's previous one", async () => {
    const asha = await register(baseUrl);
    const before = asha.cookie();
    const answer = await asha.mutate("auth.login", { email: asha.email, password });
    expect(answer.status).toBe(200);
    expect(asha.cookie()).not.toBe(before);
    expect((await apiClient(baseUrl, before).query("auth.me")).data).toMatchObject({ user: null });
  });

  it("signs in to an account whose address a new one could not have, which can also be reset", async () => {
    const asha = await register(baseUrl);
    const email = `.asha..${asha.email}`;
    await runSql(databaseUrl, "update users set email = ? where email = ?", [email, asha.email]);
    const { data } = await apiClient(baseUrl).mutate("auth.login", { email, password });
    expect(data).toMatchObject({ user: { email } });
    await apiClient(baseUrl).mutate("auth.requestPasswordReset", { email });
    expect(await newestMail(outbox, email)).toMatchObject({ to: email });
  });

  it("signs in to each of two old accounts of one mailbox by its address as it is stored", async () => {
    const [ascii, letters] = [await register(baseUrl), await register(baseUrl)];
    const local = crypto.randomUUID();
    const inAscii = `${local}@xn--gmil-63d.example`;
    const inLetters = `${local}@gm\u0430il.example`;
    for (const [{ email }, stored] of [
      [ascii, inAscii],
      [letters, inLetters],
    ] as const) {
      await runSql(databaseUrl, "update users set email = ? where email = ?", [stored, email]);
    }
    for (const [typed, stored] of [
      [inAscii, inAscii],
      [inLetters.toUpperCase(), inLetters],
    ] as const) {
      const { data } = await apiClient(baseUrl).mutate("auth.login", { email: typed, password });
      expect(data).toMatchObject({ user: { email: stored } });
    }
    await runSql(databaseUrl, "delete from users where email = ?", [inLetters]);
    const { data } = await apiClient(baseUrl).mutate("auth.login", { email: inLetters, password });
    expect(data).toMatchObject({ user: { email: inAscii } });
    await apiClient(baseUrl).mutate("auth.requestPasswordReset", { email: inLetters });
    expect(await newestMail(outbox, inAscii)).toMatchObject({ to: inAscii });
  });

  it("keeps an account's newest hundred sessions and trusted devices", async () => {
    const asha = await register(baseUrl);
    const whose = `(select id from users where email = '${asha.email}')`;
    const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < 120)`;
    await runSql(
      databaseUrl,
      `${numbers} insert into sessions (id, user_id, expires_at, created_at)
       select hex(randomblob(32)), ${whose}, 1e15, 1000 - i from n`,
    );
    await runSql(
      databaseUrl,
      `${numbers} insert into trusted_devices (user_id, hash, used_at)
       select ${whose}, 'browser ' || i, i from n`,
    );
    const newAddress = apiClient(baseUrl);
    await newAddress.mutate("auth.login", { email: asha.email, password });
    // It replaces the session of its browser and removes no other.
    await newAddress.mutate("auth.login", { email: asha.email, password });
    const [kept] = await runSql(
      databaseUrl,
      `select (select count(*) from sessions where user_id = ${whose}) as sessions,
         (select count(*) from trusted_devices where user_id = ${whose}) as browsers,
         (select min(used_at) from trusted_devices where user_id = ${whose}) as oldest_browser,
         (select max(created_at) from sessions where user_id = ${whose} and created_at < 2000) as oldest_session`,
    );
    expect(kept).toMatchObject({
      sessions: 100,
      browsers: 100,
      oldest_browser: 23,
      oldest_session: 978,
    });
    expect((await asha.query("auth.me")).data).toMatchObject({ user: null });
    expect((await newAddress.query("auth.me")).data).toMatchObject({ user: { email: asha.email } });
  });

  it.each([
    ["a wrong password", (email: string) => ({ email, password: "wrong horse" })],
    ["an unknown e-mail", () => ({ email: "nobody@example.in", password })],
  ])("says the same for %s", async (_, credentials) => {
    const asha = await register(baseUrl);
    const answer = await apiClient(baseUrl).mutate("auth.login", credentials(asha.email));
    expect(answer.status).toBe(401);
    expect(answer.error?.data.appCode).toBe("auth/invalid-credential");
    expect(answer.error?.message).toBe("Invalid credentials. Please try again.");
    expect(answer.headers.get("set-cookie")).toBeNull();
  });
});

describe("a concurrent password change", () => {
  /** Changes the password between a request's check and its write. */
  const overtaking = async (email: string, act: () => Promise<void>) => {
    await runSql(
      databaseUrl,
      `create trigger overtake after update on rate_limits when new.successes > old.successes
       begin update users set password_hash = 'another' where email = '${email}'; end`,
    );
    try {
      await act();
    } finally {
      await runSql(databaseUrl, "drop trigger overtake");
    }
  };

  it("refuses a sign-in with the old password", async () => {
    const asha = await register(baseUrl);
    const visitor = apiClient(baseUrl);
    await overtaking(asha.email, async () => {
      const answer = await visitor.mutate("auth.login", { email: asha.email, password });
      expect([answer.status, answer.error?.data.appCode]).toEqual([401, "auth/invalid-credential"]);
    });
    expect(visitor.cookie()).toBe("");
  });

  it("refuses a second change with the old password", async () => {
    const asha = await register(baseUrl);
    const newPassword = "battery staple";
    await overtaking(asha.email, async () => {
      const answer = await asha.mutate("account.changePassword", {
        currentPassword: password,
        password: newPassword,
        confirmPassword: newPassword,
      });
      expect([answer.status, answer.error?.data.appCode]).toEqual([401, "auth/invalid-credential"]);
    });
    const again = apiClient(baseUrl);
    const answer = await again.mutate("auth.login", { email: asha.email, password: newPassword });
    expect(answer.status).toBe(401);
  });
});
