import { beforeEach, describe, expect, inject, it } from "vitest";
import { newestMail } from "../../support/servers/outbox.ts";
import { register, password, apiClient, type ApiClient } from "../../support/api/api-client.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { proveAddress } from "../../support/api/notices.ts";
import { signInByPassword } from "../../support/api/sign-in.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");
const newPassword = "battery staple";
let asha: ApiClient;

beforeEach(async () => {
  asha = await register(baseUrl);
});

const signIn = (email: string, secret: string, userAgent?: string) =>
  signInByPassword(baseUrl, email, secret, userAgent);

const change = (input: object = {}) => ({
  currentPassword: password,
  password: newPassword,
  confirmPassword: newPassword,
  ...input,
});

describe("account.changePassword", () => {
  it("ends every session, starts a new one for the caller and sends a mail", async () => {
    const { user } = await signIn(asha.email, password);
    await proveAddress(databaseUrl, asha.email);
    const before = asha.cookie();
    expect((await asha.mutate("account.changePassword", change())).data).toEqual({ ok: true });
    expect(asha.cookie()).not.toBe(before);
    expect((await asha.query("funds.list")).status).toBe(200);
    // A device that was trusted by the old password could go on guessing the new one.
    const whose = "(select id from users where email = ?)";
    const known = `select count(*) as browsers from trusted_devices where user_id = ${whose}`;
    expect(await runSql(databaseUrl, known, [asha.email])).toMatchObject([{ browsers: 1 }]);
    for (const ended of [user, apiClient(baseUrl, before)]) {
      expect((await ended.query("funds.list")).status).toBe(401);
    }
    expect((await signIn(asha.email, password)).answer.status).toBe(401);
    expect((await signIn(asha.email, newPassword)).answer.status).toBe(200);
    const { subject } = await newestMail(inject("outbox"), asha.email);
    expect(subject).toBe("Your Fundbook password was changed");
  });

  it.each([
    [{ currentPassword: "wrong horse" }, "auth/wrong-password", "currentPassword"],
    [{ password: "qwerty", confirmPassword: "qwerty" }, "auth/weak-password", "password"],
    [{ password: "AshaRao7", confirmPassword: "AshaRao7" }, "auth/weak-password", "password"],
    [{ confirmPassword: "other" }, "request/invalid", "confirmPassword"],
  ])("refuses %j and changes nothing", async (input, appCode, field) => {
    const { error } = await asha.mutate("account.changePassword", change(input));
    expect(error?.data.appCode).toBe(appCode);
    expect(error?.data.fieldErrors).toHaveProperty(field);
    expect((await signIn(asha.email, password)).answer.status).toBe(200);
  });
});
