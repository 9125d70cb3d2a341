import { describe, expect, inject, it } from "vitest";
import { registerByRequest, password, apiClient } from "../../support/api/api-client.ts";
import { runSql } from "../../support/servers/run-sql.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

const account = (email: string) => ({
  name: "Asha Rao",
  email,
  password,
  confirmPassword: password,
});

describe("auth.register", () => {
  it("creates an account and signs it in", async () => {
    const asha = apiClient(baseUrl);
    const answer = await asha.mutate("auth.register", account(asha.email.toUpperCase()));
    expect(answer.data).toEqual({
      user: {
        id: expect.any(String),
        name: "Asha Rao",
        email: asha.email,
        photoURL: null,
        provider: "emailAndPassword",
        canShare: false,
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
        demoUntil: null,
        excludedCategories: [],
      },
    });
    expect((await asha.query("auth.me")).data).toMatchObject({ user: { email: asha.email } });
  });

  it("takes a domain in other letters and its ASCII form for one address", async () => {
    const [local = ""] = apiClient(baseUrl).email.split("@");
    const typed = apiClient(baseUrl);
    const { data } = await typed.mutate("auth.register", account(`${local}@gm\u0430il.com`));
    expect(data).toMatchObject({ user: { email: `${local}@xn--gmil-63d.com` } });
    const again = await apiClient(baseUrl).mutate(
      "auth.register",
      account(`${local}@xn--gmil-63d.com`),
    );
    expect(again.status).toBe(409);
    const email = `${local}@GM\u0430IL.com`;
    expect((await apiClient(baseUrl).mutate("auth.login", { email, password })).status).toBe(200);
  });

  it("sets an HttpOnly and SameSite cookie", async () => {
    const asha = apiClient(baseUrl);
    const { headers } = await asha.mutate("auth.register", account(asha.email));
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
    const asha = await registerByRequest(baseUrl);
    const token = asha.cookie().split("=")[1] ?? "";
    const [stored] = await runSql(
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
    ["aaaaaa", "Repeated characters or words are easy to guess. Choose another password."],
    ["abcdef", "A sequence of keys or letters is easy to guess. Choose another password."],
    ["      ", "A password of only spaces is easy to guess. Choose another one."],
    ["fundbook1", "The name Fundbook is easy to guess. Choose another password."],
    ["Asha1984", "Your own name or email is easy to guess. Choose another password."],
    ["admin123", "This is one of the most common passwords. Choose another one."],
    ["p@ssw0rd", "This is one of the most common passwords. Choose another one."],
    ["india123", "This is one of the most common passwords. Choose another one."],
    ["12/08/1990", "A date or a year is easy to guess. Choose another password."],
    [
      "mumbai@123",
      "A common word or name is easy to guess, even with digits or symbols added. Use several words, or choose another password.",
    ],
  ])("refuses the password %s and says why", async (weak, why) => {
    const asha = apiClient(baseUrl);
    const { error } = await asha.mutate("auth.register", {
      ...account(asha.email),
      password: weak,
      confirmPassword: weak,
    });
    expect([error?.data.appCode, error?.message]).toEqual(["auth/weak-password", why]);
    expect(error?.data.fieldErrors).toHaveProperty("password");
    expect(await runSql(databaseUrl, "select id from users where email = ?", [asha.email])).toEqual(
      [],
    );
  });

  it.each([".a@x.in", "a.@x.in", "a..b@x.in"])("refuses the e-mail address %s", async (email) => {
    const answer = await apiClient(baseUrl).mutate("auth.register", account(email));
    expect(answer.error).toMatchObject({
      data: { appCode: "auth/invalid-email", fieldErrors: { email: "Enter a valid email" } },
    });
  });

  it("creates one account from ten concurrent requests", async () => {
    const { email } = apiClient(baseUrl);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => apiClient(baseUrl).mutate("auth.register", account(email))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { error } of answers.filter(({ status }) => status !== 200)) {
      expect([error?.data.appCode, error?.message]).toEqual([
        "auth/email-already-in-use",
        "Email already in use",
      ]);
    }
    expect(await runSql(databaseUrl, "select id from users where email = ?", [email])).toHaveLength(
      1,
    );
  });
});
