import { beforeEach, describe, expect, inject, it } from "vitest";
import { codeIn, mailTo, newestMail } from "../../support/servers/outbox.ts";
import { register, password, apiClient, type ApiClient } from "../../support/api/api-client.ts";
import type { Passkeys } from "../../../src/shared/auth/passkeys/schema.ts";
import { addPasskey, optionsFrom } from "../../support/api/authenticator.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { signInByPassword } from "../../support/api/sign-in.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");
const outbox = inject("outbox");
const newPassword = "battery staple";
let asha: ApiClient;
const stranger = apiClient(baseUrl);
beforeEach(async () => {
  asha = await register(baseUrl, 'Asha <b>"Rao"</b>');
});

const requestCode = async (count = 1) => {
  const answer = await stranger.mutate("auth.requestPasswordReset", { email: asha.email });
  expect(answer.data).toEqual({ ok: true });
  return codeIn(await newestMail(outbox, asha.email, count));
};
const reset = (code: string, wanted = newPassword) =>
  apiClient(baseUrl).mutate("auth.resetPassword", { code, password: wanted });
const signIn = async (wanted: string) =>
  (await signInByPassword(baseUrl, asha.email, wanted)).answer;

describe("a reset link", () => {
  it("is mailed as text and HTML and points to APP_URL", async () => {
    const code = await requestCode();
    const [mail] = mailTo(outbox, asha.email);
    expect(code).toMatch(/^[\w-]{43}$/);
    expect(mail?.from).toBe("Fundbook <no-reply@localhost>");
    expect(mail?.subject).toBe("Set a new Fundbook password");
    const link = `${baseUrl}/new-password?oobCode=${code}`;
    expect(mail?.text).toBe(`Hello,

Someone, probably you, asked for a new password for your Fundbook account. Open this link to set it:

${link}

The link works once and expires in one hour. If this was not you, ignore this mail: your password stays the same.

Fundbook
`);
    expect(mail?.html).toContain(`href="${link}"`);
    // Anybody can register a name with another user's address.
    expect(mail?.html).not.toContain("Asha");
  });

  it("shows its account and is not consumed by checking it", async () => {
    const code = await requestCode();
    for (let look = 0; look < 3; look += 1) {
      const { data } = await stranger.mutate("auth.verifyResetCode", { code });
      expect(data).toEqual({ email: asha.email });
    }
    expect((await reset(code)).data).toEqual({ ok: true });
  });

  it("sets the password, ends every session and sends a mail", async () => {
    const second = apiClient(baseUrl);
    await second.mutate("auth.login", { email: asha.email, password });
    const epoch = () =>
      runSql(databaseUrl, "select access_epoch from users where email = ?", [asha.email]);
    const [before] = await epoch();
    await reset(await requestCode());
    expect(await epoch()).toEqual([{ access_epoch: Number(before?.["access_epoch"]) + 1 }]);
    for (const session of [asha, second]) {
      expect((await session.query("funds.list")).status).toBe(401);
    }
    expect((await signIn(password)).error?.data.appCode).toBe("auth/invalid-credential");
    expect((await signIn(newPassword)).status).toBe(200);
    const notice = await newestMail(outbox, asha.email, 2);
    expect(notice.subject).toBe("Your Fundbook password was changed");
  });

  it("works once in ten concurrent requests", async () => {
    const code = await requestCode();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => reset(code, `${newPassword} ${index}`)),
    );
    const done = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
    expect(done).toHaveLength(1);
    for (const { error } of answers.filter(({ status }) => status !== 200)) {
      expect([error?.data.appCode, error?.message]).toEqual([
        "auth/invalid-action-code",
        "Invalid or expired reset link",
      ]);
    }
    expect((await signIn(`${newPassword} ${done[0]}`)).status).toBe(200);
  });

  it("is invalid after a newer request", async () => {
    const older = await requestCode();
    const newer = await requestCode(2);
    expect((await reset(older)).error?.data.appCode).toBe("auth/invalid-action-code");
    expect((await reset(newer)).status).toBe(200);
  });

  it("is invalid after an hour", async () => {
    const code = await requestCode();
    const [row] = await runSql(
      databaseUrl,
      "select hash, expires_at from password_reset_codes join users on users.id = user_id where email = ?",
      [asha.email],
    );
    const life = Number(row?.["expires_at"]) - Date.now();
    expect(life).toBeGreaterThan(59 * 60_000);
    expect(life).toBeLessThanOrEqual(60 * 60_000);
    expect(row?.["hash"]).not.toContain(code);
    await runSql(databaseUrl, "update password_reset_codes set expires_at = ? where hash = ?", [
      Date.now() - 1,
      String(row?.["hash"]),
    ]);
    expect((await stranger.mutate("auth.verifyResetCode", { code })).error?.message).toBe(
      "Invalid or expired reset link",
    );
    expect((await reset(code)).error?.data.appCode).toBe("auth/invalid-action-code");
    expect((await signIn(password)).status).toBe(200);
  });

  it.each([
    ["12345", "Weak password. At least 6 characters required."],
    ["asha1984", "Your own name or email is easy to guess. Choose another password."],
    ["Password1", "This is one of the most common passwords. Choose another one."],
  ])(
    "is not used up by the weak password %s, and says what is wrong with it",
    async (weak, why) => {
      const code = await requestCode();
      const { error } = await reset(code, weak);
      expect([error?.data.appCode, error?.message]).toEqual(["auth/weak-password", why]);
      expect(error?.data.fieldErrors).toHaveProperty("password");
      expect((await reset(code)).status).toBe(200);
    },
  );
});

describe("auth.requestPasswordReset", () => {
  it("responds the same for an unknown address and sends no mail", async () => {
    const unknown = `${crypto.randomUUID()}@example.in`;
    const answer = await stranger.mutate("auth.requestPasswordReset", { email: unknown });
    expect([answer.status, answer.data]).toEqual([200, { ok: true }]);
    // A later request's mail has arrived, so one to the unknown address would have too.
    await requestCode();
    expect(mailTo(outbox, unknown)).toEqual([]);
  });

  it("lets a Google user set a password", async () => {
    await runSql(
      databaseUrl,
      "update users set provider = 'google', password_hash = null where email = ?",
      [asha.email],
    );
    expect((await signIn(password)).status).toBe(401);
    await reset(await requestCode());
    expect((await signIn(newPassword)).data).toMatchObject({ user: { provider: "google" } });
  });

  it.each([
    [{}, "auth.requestPasswordReset", "No email provided"],
    [{ email: "asha" }, "auth.requestPasswordReset", "Invalid email address"],
    [{ code: "", password: newPassword }, "auth.resetPassword", "Invalid or expired reset link"],
    [
      { code: "'; --", password: newPassword },
      "auth.resetPassword",
      "Invalid or expired reset link",
    ],
  ])("refuses %j of %s in a sentence", async (input, procedure, sentence) => {
    const { status, error } = await stranger.mutate(procedure, input);
    expect([status, error?.message]).toEqual([400, sentence]);
  });
});

describe("a reset link of an account with passkeys", () => {
  const change = (what: string) =>
    runSql(databaseUrl, `update users set ${what} where email = ?`, [asha.email]);
  const passkeysLeft = async () =>
    ((await asha.query("passkeys.list")).data as Passkeys).passkeys.length;

  it("sets no password where the account has none: the mailbox is no way round its passkeys", async () => {
    await addPasskey(asha, baseUrl);
    await change("password_hash = null, email_proven_at = 1");
    const code = await requestCode();
    for (const answer of [
      await stranger.mutate("auth.verifyResetCode", { code }),
      await reset(code),
    ]) {
      expect(answer.error?.data.appCode).toBe("passkeys/no-reset");
    }
    expect((await signIn(newPassword)).status).toBe(401);
    expect(await passkeysLeft()).toBe(1);
  });

  it("sets one where they are of another host, at which nobody can sign in any more", async () => {
    await addPasskey(asha, baseUrl);
    await change("password_hash = null, email_proven_at = 1");
    await runSql(
      databaseUrl,
      "update passkeys set rp_id = 'old.example' where user_id = (select id from users where email = ?)",
      [asha.email],
    );
    const code = await requestCode();
    expect((await stranger.mutate("auth.verifyResetCode", { code })).status).toBe(200);
    expect((await reset(code)).data).toEqual({ ok: true });
    expect((await signIn(newPassword)).status).toBe(200);
  });

  it("leaves them where the address was proven and there is a password", async () => {
    await addPasskey(asha, baseUrl);
    await change("email_proven_at = 1");
    expect((await reset(await requestCode())).data).toEqual({ ok: true });
    await asha.mutate("auth.login", { email: asha.email, password: newPassword });
    expect(await passkeysLeft()).toBe(1);
  });

  it("removes those of the stranger who registered the address, even without a password", async () => {
    const strangers = await addPasskey(asha, baseUrl);
    await change("password_hash = null");
    expect((await reset(await requestCode())).data).toEqual({ ok: true });
    await asha.mutate("auth.login", { email: asha.email, password: newPassword });
    expect(await passkeysLeft()).toBe(0);
    const passkey = strangers.get(await optionsFrom(stranger, "signInOptions"));
    const { error } = await stranger.mutate("passkeys.signIn", { passkey });
    expect(error?.data.appCode).toBe("passkeys/unknown");
  });
});
