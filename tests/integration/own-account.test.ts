import { beforeEach, describe, expect, inject, it } from "vitest";
import type { Security } from "../../src/shared/account/schema.ts";
import { newestMail } from "../support/outbox.ts";
import { fundInput, investor, password, person, type Person } from "../support/person.ts";
import { rows } from "../support/rows.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");
const newPassword = "battery staple";

let asha: Person;
beforeEach(async () => {
  asha = await investor(baseUrl);
});

const security = async (who: Person) => (await who.ask("account.security")).data as Security;
const signIn = async (email: string, secret: string, userAgent?: string) => {
  const somebody = person(baseUrl, "", userAgent === undefined ? {} : { "user-agent": userAgent });
  return { somebody, answer: await somebody.tell("auth.login", { email, password: secret }) };
};
const change = (input: object = {}) => ({
  currentPassword: password,
  password: newPassword,
  confirmPassword: newPassword,
  ...input,
});
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

describe("account.security", () => {
  it("lists each device with its last use and marks the current one", async () => {
    const { somebody } = await signIn(asha.email, password, firefox);
    const { sessions, hasPassword, google } = await security(somebody);
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
    await rows(
      databaseUrl,
      "update sessions set seen_at = ?1, created_at = ?1 where user_id = (select id from users where email = ?2)",
      [longAgo, asha.email],
    );
    await asha.ask("auth.me");
    await expect
      .poll(async () => Date.parse((await security(asha)).sessions[0]?.seenAt ?? ""))
      .toBeGreaterThan(longAgo + 10 * 60_000);
  });

  it("account.endSession ends one of the user's own sessions immediately", async () => {
    const { somebody } = await signIn(asha.email, password);
    const other = (await security(asha)).sessions.find(({ isCurrent }) => !isCurrent);
    const stranger = await investor(baseUrl);
    const refused = await stranger.tell("account.endSession", { id: other?.id });
    expect(refused.error?.data.appCode).toBe("auth/session-not-found");
    expect((await somebody.ask("funds.list")).status).toBe(200);
    expect((await asha.tell("account.endSession", { id: other?.id })).data).toEqual({ ok: true });
    expect((await somebody.ask("funds.list")).status).toBe(401);
    expect((await asha.ask("funds.list")).status).toBe(200);
  });

  it("account.endOtherSessions ends all sessions but the current one", async () => {
    const others = await Promise.all([1, 2, 3].map(() => signIn(asha.email, password)));
    expect((await asha.tell("account.endOtherSessions")).data).toEqual({ ended: 3 });
    for (const { somebody } of others) expect((await somebody.ask("funds.list")).status).toBe(401);
    expect((await security(asha)).sessions).toHaveLength(1);
  });
});

describe("account.changePassword", () => {
  it("ends every session, starts a new one for the caller and sends a mail", async () => {
    const { somebody } = await signIn(asha.email, password);
    const before = asha.cookie();
    expect((await asha.tell("account.changePassword", change())).data).toEqual({ ok: true });
    expect(asha.cookie()).not.toBe(before);
    expect((await asha.ask("funds.list")).status).toBe(200);
    // Somebody who knew the old password could go on trying others from a browser that they had made known by it.
    const whose = "(select id from users where email = ?)";
    const known = `select count(*) as browsers from known_browsers where user_id = ${whose}`;
    expect(await rows(databaseUrl, known, [asha.email])).toMatchObject([{ browsers: 1 }]);
    for (const ended of [somebody, person(baseUrl, before)]) {
      expect((await ended.ask("funds.list")).status).toBe(401);
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
    const { error } = await asha.tell("account.changePassword", change(input));
    expect(error?.data.appCode).toBe(appCode);
    expect(error?.data.fieldErrors).toHaveProperty(field);
    expect((await signIn(asha.email, password)).answer.status).toBe(200);
  });
});

describe("account.delete", () => {
  const traces = async (id: string) => {
    const tables = ["sessions", "funds", "categories", "known_browsers", "password_reset_codes"];
    const counts = await Promise.all(
      tables.map((table) =>
        rows(databaseUrl, `select count(*) as n from ${table} where user_id = ?`, [id]),
      ),
    );
    const users = await rows(databaseUrl, "select id from users where id = ?", [id]);
    return users.length + counts.reduce((sum, [row]) => sum + Number(row?.["n"]), 0);
  };

  it("deletes all data of the user and none of others", async () => {
    const ravi = await investor(baseUrl);
    for (const owner of [asha, ravi]) await owner.tell("funds.add", fundInput());
    const [row] = await rows(databaseUrl, "select id from users where email = ?", [asha.email]);
    const id = String(row?.["id"]);
    expect(await traces(id)).toBe(5);
    const { somebody: elsewhere } = await signIn(asha.email, password);

    expect((await asha.tell("account.delete", { password })).data).toEqual({ ok: true });

    expect(asha.cookie()).toBe("");
    expect(await traces(id)).toBe(0);
    expect((await elsewhere.ask("funds.list")).status).toBe(401);
    expect((await signIn(asha.email, password)).answer.status).toBe(401);
    expect((await ravi.ask("funds.list")).data).toMatchObject({ funds: [{}] });
  });

  it.each([
    [{}, "auth/requires-recent-login"],
    [{ password: "wrong horse" }, "auth/wrong-password"],
  ])("refuses %j", async (input, appCode) => {
    const { error } = await asha.tell("account.delete", input);
    expect(error?.data.appCode).toBe(appCode);
    expect((await asha.ask("auth.me")).data).toMatchObject({ user: { email: asha.email } });
  });
});

describe("the data export", () => {
  const download = (path: string, who: Person) =>
    fetch(`${baseUrl}/api/account/${path}`, { headers: { cookie: who.cookie() } });

  it("returns everything as JSON", async () => {
    await asha.tell("funds.add", fundInput());
    const response = await download("data.json", asha);
    expect(response.headers.get("content-disposition")).toBe(
      'attachment; filename="fundbook.json"',
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
    const data = await response.json();
    expect(data).toMatchObject({
      profile: { email: asha.email },
      funds: [{ folioNumber: "1234567/89" }],
      categories: [{ name: "debt", count: 1 }],
      hasPassword: true,
      identities: [],
      sessions: [{ isCurrent: true }],
      trustedDevices: [expect.stringMatching(/^\d{4}-.*Z$/)],
    });
    expect(JSON.stringify(data)).not.toMatch(/argon2id|hash"/i);
  });

  it("returns the funds as CSV", async () => {
    await asha.tell("funds.add", fundInput({ folioNumber: "=1+1" }));
    const response = await download("funds.csv", asha);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const [headings, row] = (await response.text()).split("\r\n");
    expect(headings).toMatch(/^Folio,Scheme,AMFI code,Category,Invested amount,Units,/);
    expect(row).toMatch(/^'=1\+1,/);
  });

  it.each(["data.json", "funds.csv"])("refuses %s without a session", async (path) => {
    const response = await download(path, person(baseUrl));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { message: "No user is logged in" } });
  });
});
