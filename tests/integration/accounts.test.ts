import { describe, expect, inject, it } from "vitest";
import { investor, password, person } from "../support/person.ts";
import { rows } from "../support/rows.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");
const account = (email: string) => ({
  name: "Asha Rao",
  email,
  password,
  confirmPassword: password,
});
const days = (count: number) => count * 86_400_000;

describe("auth.register", () => {
  it("creates an account and signs it in", async () => {
    const asha = person(baseUrl);
    const answer = await asha.tell("auth.register", account(asha.email.toUpperCase()));
    expect(answer.data).toEqual({
      user: {
        id: expect.any(String),
        name: "Asha Rao",
        email: asha.email,
        photoURL: null,
        provider: "emailAndPassword",
        canShare: false,
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
        excludedCategories: [],
      },
    });
    expect((await asha.ask("auth.me")).data).toMatchObject({ user: { email: asha.email } });
  });

  it("sets an HttpOnly and SameSite cookie", async () => {
    const asha = person(baseUrl);
    const { headers } = await asha.tell("auth.register", account(asha.email));
    const [session, browser] = headers.getSetCookie();
    expect(session).toMatch(
      /^fundbook=[0-9a-f]{40}; HttpOnly; Max-Age=2592000; Path=\/; SameSite=Lax$/,
    );
    expect(browser).toMatch(
      /^fundbook-browser=[0-9a-f]{40}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("stores the password as argon2id and the session as a hash", async () => {
    const asha = await investor(baseUrl);
    const token = asha.cookie().split("=")[1] ?? "";
    const [stored] = await rows(
      databaseUrl,
      "select password_hash, sessions.id from users join sessions on user_id = users.id where email = ?",
      [asha.email],
    );
    expect(stored?.["password_hash"]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
    expect(stored?.["id"]).toBe(Buffer.from(digest).toString("hex"));
  });

  it.each([
    ["12345", "Weak password. At least 6 characters required."],
    ["aaaaaa", "One character over and over is easy to guess. Choose another."],
    ["abcdef", "A run of neighbouring keys or letters is easy to guess. Choose another."],
    ["      ", "A password of spaces alone is easy to guess. Choose another."],
    ["fundbook1", "The name Fundbook is easy to guess. Choose another password."],
    ["Asha1984", "Your own name or email is easy to guess. Choose another password."],
    ["admin123", "This password is among the most common ones. Choose another."],
    ["p@ssw0rd", "This password is among the most common ones. Choose another."],
    ["india123", "This password is among the most common ones. Choose another."],
  ])("refuses the password %s and says why", async (weak, why) => {
    const asha = person(baseUrl);
    const { error } = await asha.tell("auth.register", {
      ...account(asha.email),
      password: weak,
      confirmPassword: weak,
    });
    expect([error?.data.appCode, error?.message]).toEqual(["auth/weak-password", why]);
    expect(error?.data.fieldErrors).toHaveProperty("password");
    expect(await rows(databaseUrl, "select id from users where email = ?", [asha.email])).toEqual(
      [],
    );
  });

  it("creates one account from ten concurrent requests", async () => {
    const { email } = person(baseUrl);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => person(baseUrl).tell("auth.register", account(email))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { error } of answers.filter(({ status }) => status !== 200)) {
      expect([error?.data.appCode, error?.message]).toEqual([
        "auth/email-already-in-use",
        "Email already in use",
      ]);
    }
    expect(await rows(databaseUrl, "select id from users where email = ?", [email])).toHaveLength(
      1,
    );
  });
});

describe("auth.login", () => {
  it("returns a new session and ends the browser's previous one", async () => {
    const asha = await investor(baseUrl);
    const before = asha.cookie();
    const answer = await asha.tell("auth.login", { email: asha.email, password });
    expect(answer.status).toBe(200);
    expect(asha.cookie()).not.toBe(before);
    expect((await person(baseUrl, before).ask("auth.me")).data).toMatchObject({ user: null });
  });

  it("keeps an account's newest hundred sessions and trusted devices", async () => {
    const asha = await investor(baseUrl);
    const whose = `(select id from users where email = '${asha.email}')`;
    const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < 120)`;
    await rows(
      databaseUrl,
      `${numbers} insert into sessions (id, user_id, expires_at, created_at)
       select hex(randomblob(32)), ${whose}, 1e15, 1000 - i from n`,
    );
    await rows(
      databaseUrl,
      `${numbers} insert into known_browsers (user_id, hash, used_at)
       select ${whose}, 'browser ' || i, i from n`,
    );
    const elsewhere = person(baseUrl);
    await elsewhere.tell("auth.login", { email: asha.email, password });
    // Its session is replaced, and makes no other one go.
    await elsewhere.tell("auth.login", { email: asha.email, password });
    const [kept] = await rows(
      databaseUrl,
      `select (select count(*) from sessions where user_id = ${whose}) as sessions,
         (select count(*) from known_browsers where user_id = ${whose}) as browsers,
         (select min(used_at) from known_browsers where user_id = ${whose}) as oldest_browser,
         (select max(created_at) from sessions where user_id = ${whose} and created_at < 2000) as oldest_session`,
    );
    expect(kept).toMatchObject({
      sessions: 100,
      browsers: 100,
      oldest_browser: 23,
      oldest_session: 978,
    });
    expect((await asha.ask("auth.me")).data).toMatchObject({ user: null });
    expect((await elsewhere.ask("auth.me")).data).toMatchObject({ user: { email: asha.email } });
  });

  it.each([
    ["a wrong password", (email: string) => ({ email, password: "wrong horse" })],
    ["an unknown e-mail", () => ({ email: "nobody@example.in", password })],
  ])("says the same for %s", async (_, credentials) => {
    const asha = await investor(baseUrl);
    const answer = await person(baseUrl).tell("auth.login", credentials(asha.email));
    expect(answer.status).toBe(401);
    expect(answer.error?.data.appCode).toBe("auth/invalid-credential");
    expect(answer.error?.message).toBe("Invalid credentials. Please try again.");
    expect(answer.headers.get("set-cookie")).toBeNull();
  });
});

describe("a concurrent password change", () => {
  /** Changes the password in the moment in which a request that has checked it writes. */
  const overtaking = async (email: string, act: () => Promise<void>) => {
    await rows(
      databaseUrl,
      `create trigger overtake after update on rate_limits when new.successes > old.successes
       begin update users set password_hash = 'another' where email = '${email}'; end`,
    );
    try {
      await act();
    } finally {
      await rows(databaseUrl, "drop trigger overtake");
    }
  };

  it("refuses a sign-in with the old password", async () => {
    const asha = await investor(baseUrl);
    const visitor = person(baseUrl);
    await overtaking(asha.email, async () => {
      const answer = await visitor.tell("auth.login", { email: asha.email, password });
      expect([answer.status, answer.error?.data.appCode]).toEqual([401, "auth/invalid-credential"]);
    });
    expect(visitor.cookie()).toBe("");
  });

  it("refuses a second change with the old password", async () => {
    const asha = await investor(baseUrl);
    const newPassword = "battery staple";
    await overtaking(asha.email, async () => {
      const answer = await asha.tell("account.changePassword", {
        currentPassword: password,
        password: newPassword,
        confirmPassword: newPassword,
      });
      expect([answer.status, answer.error?.data.appCode]).toEqual([401, "auth/invalid-credential"]);
    });
    const again = person(baseUrl);
    const answer = await again.tell("auth.login", { email: asha.email, password: newPassword });
    expect(answer.status).toBe(401);
  });
});

describe("auth.logout", () => {
  it("ends the session on the server and clears the cookie", async () => {
    const asha = await investor(baseUrl);
    const stolen = asha.cookie();
    expect((await asha.tell("auth.logout")).data).toEqual({ ok: true });
    expect(asha.cookie()).toBe("");
    const answer = await person(baseUrl, stolen).ask("funds.list");
    expect([answer.status, answer.error?.message]).toEqual([401, "No user is logged in"]);
  });

  it("succeeds without a session", async () => {
    expect((await person(baseUrl).tell("auth.logout")).data).toEqual({ ok: true });
  });
});

describe("a session", () => {
  const setSession = (email: string, column: "expires_at" | "created_at", at: number) =>
    rows(
      databaseUrl,
      `update sessions set ${column} = ? where user_id = (select id from users where email = ?)`,
      [at, email],
    );
  const expiryOf = async (email: string) => {
    const [row] = await rows(
      databaseUrl,
      "select expires_at from sessions where user_id = (select id from users where email = ?)",
      [email],
    );
    return Number(row?.["expires_at"]);
  };

  it("expires at its end", async () => {
    const asha = await investor(baseUrl);
    await setSession(asha.email, "expires_at", Date.now() - 1);
    expect((await asha.ask("funds.list")).error?.data.appCode).toBe("auth/unauthenticated");
    expect((await asha.ask("auth.me")).data).toMatchObject({ user: null });
  });

  it("is extended to 30 days when used in the second half of its lifetime", async () => {
    const asha = await investor(baseUrl);
    await setSession(asha.email, "expires_at", Date.now() + days(14));
    const { headers } = await asha.ask("auth.me");
    expect(headers.get("set-cookie")).toContain("Max-Age=2592000");
    expect(await expiryOf(asha.email)).toBeGreaterThan(Date.now() + days(29.9));
  });

  it("is never extended beyond 180 days after its start", async () => {
    const asha = await investor(baseUrl);
    const start = Date.now() - days(175);
    await setSession(asha.email, "created_at", start);
    await setSession(asha.email, "expires_at", Date.now() + days(1));
    await asha.ask("auth.me");
    expect(await expiryOf(asha.email)).toBe(start + days(180));
    expect((await asha.ask("auth.me")).headers.get("set-cookie")).toBeNull();
  });

  it("is not found by a forged token", async () => {
    for (const cookie of [
      "fundbook=abc",
      "fundbook=%",
      "fundbook=' or 1=1 --",
      `fundbook=${"a".repeat(4000)}`,
    ]) {
      expect((await person(baseUrl, cookie).ask("funds.list")).status).toBe(401);
    }
  });
});
