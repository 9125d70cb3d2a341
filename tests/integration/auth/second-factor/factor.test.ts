import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AccountEvent } from "../../../../src/shared/account/event.ts";
import { apiClient, password, register, type ApiClient } from "../../../support/api/api-client.ts";
import { proveAddress } from "../../../support/api/notices.ts";
import { databaseOf } from "../../../../scripts/product/database/database-client.ts";
import { rotateSecrets } from "../../../../scripts/product/database/rotate-secrets.ts";
import { giveTicket } from "../../../../src/server/auth/second-factor/ticket.ts";
import { factorContext } from "../../../../src/server/auth/second-factor/secret.ts";
import { keyIdOf, openBytes, sealBytes } from "../../../../src/server/auth/second-factor/seal.ts";
import {
  addFactor,
  codeOf,
  forgetSteps,
  givePassword,
  sendCode,
  turnOnFactor,
  wrongCodeOf,
  type Factor,
} from "../../../support/api/second-factor.ts";
import { requestContext } from "../../../support/api/request-context.ts";
import { callersOf, makeStale } from "../../../support/api/sign-in.ts";
import { mailTo } from "../../../support/servers/outbox.ts";
import { runSql } from "../../../support/servers/run-sql.ts";
import { withoutRefunds } from "../../../support/servers/without-refunds.ts";
import { startTestProductBehindProxy } from "../../../support/servers/test-product-behind-proxy.ts";
import type { TestProduct } from "../../../support/servers/test-product.ts";
import { waitUntil } from "../../../support/wait-until.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProductBehindProxy({ AMFI_NAV_URL: "http://127.0.0.1:9/NAVAll.txt" });
});
afterAll(() => product?.stop());

const { stranger, registerNewUser } = callersOf(() => product.url);

type Protected = Factor & { owner: ApiClient };

async function registerProtected(): Promise<Protected> {
  const owner = await registerNewUser();
  // The first proof by a reset would remove it.
  await proveAddress(product.databaseUrl, owner.email);
  return { owner, ...(await addFactor(product, owner)) };
}

const appCodeOf = ({ error }: Awaited<ReturnType<ApiClient["mutate"]>>) => error?.data.appCode;
const isSignedIn = async (user: ApiClient) =>
  ((await user.query("auth.me")).data as { user: object | null }).user !== null;
const endSignInWindows = () =>
  runSql(product.databaseUrl, "update rate_limits set ends_at = 0 where 1");
const eventsOf = async (user: ApiClient) =>
  ((await user.query("account.events")).data as AccountEvent[]).map(({ kind }) => kind);

/** Signs in on a new device with password and code. */
async function signInFully({ owner, secret }: Protected, skipFor30Days = false, user = stranger()) {
  await forgetSteps(product.databaseUrl);
  expect((await givePassword(user, owner.email)).error).toBeUndefined();
  const { error } = await sendCode(user, await codeOf(secret), skipFor30Days);
  expect(error).toBeUndefined();
  return user;
}

/** The code of a reset link, among the mails about the factor. */
async function resetCodeOf({ owner: { email } }: Pick<Protected, "owner">): Promise<string> {
  await stranger().mutate("auth.requestPasswordReset", { email });
  return waitUntil(() => {
    const [code] = mailTo(product.outbox, email).flatMap(({ text }) => {
      const [, found] = /oobCode=([\w-]{43})/.exec(text) ?? [];
      return found ?? [];
    });
    expect(code).toBeDefined();
    return code ?? "";
  });
}

describe("a second factor", () => {
  it("is asked for after the right password, which alone is no session", async () => {
    const asha = await registerProtected();
    const user = stranger();
    const { data } = await givePassword(user, asha.owner.email);
    expect(data).toEqual({ codeNeeded: true });
    expect(await isSignedIn(user)).toBe(false);
    expect(user.cookies()).toMatch(/^fundbook-ticket=[0-9a-f]{40}$/);
    expect((await givePassword(stranger(), asha.owner.email, "wrong horse")).status).toBe(401);
    expect(appCodeOf(await sendCode(user, await wrongCodeOf(asha.secret)))).toBe(
      "auth/invalid-code",
    );
    await forgetSteps(product.databaseUrl);
    const { data: signedIn } = await sendCode(user, await codeOf(asha.secret));
    expect(signedIn).toMatchObject({ user: { email: asha.owner.email } });
    expect(user.cookies()).not.toContain("fundbook-ticket");
    expect(await eventsOf(user)).toEqual(["signed-in", "factor-on"]);
  });

  it("ends what a password alone had signed in elsewhere, and no other session is left fresh", async () => {
    const owner = await registerNewUser();
    const elsewhere = stranger();
    await givePassword(elsewhere, owner.email);
    await turnOnFactor(owner);
    expect([await isSignedIn(owner), await isSignedIn(elsewhere)]).toEqual([true, false]);
  });

  it("takes each code once, and none of an older step than the last", async () => {
    const asha = await registerProtected();
    const code = await codeOf(asha.secret);
    const [one, two] = [stranger(), stranger()];
    await forgetSteps(product.databaseUrl);
    await givePassword(one, asha.owner.email);
    await givePassword(two, asha.owner.email);
    expect((await sendCode(one, code)).status).toBe(200);
    // A sign-in voids other tickets.
    expect(appCodeOf(await sendCode(two, code))).toBe("auth/sign-in-expired");
    await givePassword(two, asha.owner.email);
    expect(appCodeOf(await sendCode(two, code))).toBe("auth/invalid-code");
    expect(appCodeOf(await sendCode(two, await codeOf(asha.secret, -1)))).toBe("auth/invalid-code");
  });

  it("takes one of two that send the same code at once", async () => {
    const asha = await registerProtected();
    const devices = [stranger(), stranger(), stranger()];
    for (const device of devices) await givePassword(device, asha.owner.email);
    await forgetSteps(product.databaseUrl);
    const code = await codeOf(asha.secret);
    const answers = await Promise.all(devices.map((device) => sendCode(device, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("takes one of two that send the same recovery code at once, and tells the owner once", async () => {
    const asha = await registerProtected();
    const devices = [stranger(), stranger(), stranger()];
    for (const device of devices) await givePassword(device, asha.owner.email);
    const [code = ""] = asha.recoveryCodes;
    const answers = await Promise.all(devices.map((device) => sendCode(device, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const kinds = await eventsOf(asha.owner);
    expect(kinds.filter((kind) => kind === "recovery-code-used")).toHaveLength(1);
    const { data } = await asha.owner.query("account.security");
    expect(data).toMatchObject({ secondFactor: { recoveryCodesLeft: 9 } });
  });

  it("turned off while somebody sends a code, lets them in or not, and leaves nothing behind", async () => {
    const asha = await registerProtected();
    for (let time = 0; time < 3; time += 1) {
      const device = stranger();
      await givePassword(device, asha.owner.email);
      await forgetSteps(product.databaseUrl);
      const [sent, off, again] = await Promise.all([
        sendCode(device, await codeOf(asha.secret)),
        asha.owner.mutate("factor.turnOff"),
        asha.owner.mutate("factor.turnOff"),
      ]);
      expect([off.status, again.status]).toEqual([200, 200]);
      expect(["auth/invalid-code", "auth/sign-in-expired", undefined]).toContain(appCodeOf(sent));
      expect(await isSignedIn(device)).toBe(sent.status === 200);
      const left =
        "select (select count(*) from code_tickets where user_id = u.id) as tickets, (select count(*) from second_factors where user_id = u.id) as factors from users u where email = ?";
      expect(await runSql(product.databaseUrl, left, [asha.owner.email])).toMatchObject([
        { tickets: 0, factors: 0 },
      ]);
      const offs = (await eventsOf(asha.owner)).filter((kind) => kind === "factor-off");
      expect(offs).toHaveLength(time + 1);
      asha.secret = (await turnOnFactor(asha.owner)).secret;
    }
  });

  it("takes a recovery code once, in any grouping, and tells the owner", async () => {
    const asha = await registerProtected();
    const [first = "", second = ""] = asha.recoveryCodes;
    expect(asha.recoveryCodes).toHaveLength(10);
    const user = stranger();
    await givePassword(user, asha.owner.email);
    expect((await sendCode(user, first.toLowerCase().replaceAll("-", " "))).status).toBe(200);
    expect(await eventsOf(user)).toContain("recovery-code-used");
    const other = stranger();
    await givePassword(other, asha.owner.email);
    expect(appCodeOf(await sendCode(other, first))).toBe("auth/invalid-code");
    expect((await sendCode(other, second)).status).toBe(200);
    const { data } = await other.query("account.security");
    expect(data).toMatchObject({ secondFactor: { recoveryCodesLeft: 8 } });
  });

  it("has new recovery codes on request, which void the old ones", async () => {
    const asha = await registerProtected();
    const { data } = await asha.owner.mutate("factor.codes");
    const { recoveryCodes } = data as { recoveryCodes: string[] };
    const user = stranger();
    await givePassword(user, asha.owner.email);
    expect(appCodeOf(await sendCode(user, asha.recoveryCodes[0] ?? ""))).toBe("auth/invalid-code");
    expect((await sendCode(user, recoveryCodes[0] ?? "")).status).toBe(200);
  });

  it("turned off, asks for nothing", async () => {
    const asha = await registerProtected();
    expect((await asha.owner.mutate("factor.turnOff")).status).toBe(200);
    expect((await givePassword(stranger(), asha.owner.email)).data).toMatchObject({ user: {} });
    expect(await eventsOf(asha.owner)).toContain("factor-off");
  });

  it("is turned on by the session that started it alone, by a right code", async () => {
    const owner = await registerNewUser();
    const { secret } = (await owner.mutate("factor.start")).data as { secret: string };
    const wrong = await owner.mutate("factor.turnOn", { code: await wrongCodeOf(secret) });
    expect(appCodeOf(wrong)).toBe("auth/invalid-code");
    const [, pending = ""] = /(fundbook-factor=[^;]+)/.exec(owner.cookies()) ?? [];
    expect(pending).not.toContain(secret);
    const other = await registerNewUser();
    const stolen = apiClient(product.url, other.cookie(), {});
    const thief = await fetch(`${product.url}/api/trpc/factor.turnOn`, {
      method: "POST",
      headers: {
        origin: product.url,
        "content-type": "application/json",
        cookie: `${stolen.cookies()}; ${pending}`,
      },
      body: JSON.stringify({ code: await codeOf(secret) }),
    });
    expect(await thief.json()).toMatchObject({ error: { data: { appCode: "factor/expired" } } });
    // A cookie that was cut is none.
    const cut = await fetch(`${product.url}/api/trpc/factor.turnOn`, {
      method: "POST",
      headers: {
        origin: product.url,
        "content-type": "application/json",
        cookie: `${owner.cookie()}; ${pending.slice(0, -43)}`,
      },
      body: JSON.stringify({ code: await codeOf(secret) }),
    });
    expect(await cut.json()).toMatchObject({ error: { data: { appCode: "factor/expired" } } });
    expect((await owner.mutate("factor.turnOn", { code: await codeOf(secret) })).status).toBe(200);
    expect(appCodeOf(await owner.mutate("factor.start"))).toBe("factor/on");
  });

  it("stands in the download without what is secret, and is deleted with the account", async () => {
    const { owner, secret, recoveryCodes } = await registerProtected();
    const [row] = await runSql(
      product.databaseUrl,
      "select id, secret, codes_salt from users join second_factors on user_id = id where email = ?",
      [owner.email],
    );
    const id = String(row?.["id"]);
    const answer = await fetch(`${product.url}/api/account/data.json`, {
      headers: { cookie: owner.cookie() },
    });
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      secondFactor: { since: expect.stringMatching(/^\d{4}-.*Z$/), recoveryCodesLeft: 10 },
      factorEndsAt: null,
      newAddress: null,
      emailProvenAt: expect.any(String),
    });
    const secrets = [
      secret,
      recoveryCodes[0] ?? "",
      String(row?.["secret"]),
      String(row?.["codes_salt"]),
    ];
    for (const each of secrets) expect(text).not.toContain(each);
    const user = stranger();
    await givePassword(user, owner.email);
    await runSql(
      product.databaseUrl,
      "insert into former_factors select * from second_factors where user_id = ?",
      [id],
    );
    await runSql(
      product.databaseUrl,
      `insert into factor_losses (user_id, link_hash, browser_hash, asked_at, cancel_hashes, mails_taken)
        values (?, 'l', 'b', 1, '[]', 0)`,
      [id],
    );
    expect((await owner.mutate("account.delete")).status).toBe(200);
    for (const table of ["second_factors", "former_factors", "code_tickets", "factor_losses"]) {
      const left = `select 1 from ${table} where user_id = ?`;
      expect(await runSql(product.databaseUrl, left, [id]), table).toEqual([]);
    }
    expect(appCodeOf(await sendCode(user, await codeOf(secret)))).toBe("auth/sign-in-expired");
  });

  it("gives no ticket for a password that was changed while it was checked", async () => {
    const { owner } = await registerProtected();
    const [row] = await runSql(product.databaseUrl, "select id from users where email = ?", [
      owner.email,
    ]);
    const id = String(row?.["id"]);
    const ctx = requestContext(product.databaseUrl);
    await expect(giveTicket(ctx, id, "the hash before")).rejects.toMatchObject({
      appCode: "auth/invalid-credential",
    });
    const tickets = "select 1 from code_tickets where user_id = ?";
    expect(await runSql(product.databaseUrl, tickets, [id])).toEqual([]);
  });

  it("keeps its secret from whoever reads the database", async () => {
    const asha = await registerProtected();
    const rows = await runSql(product.databaseUrl, "select * from second_factors");
    const text = JSON.stringify(rows);
    expect(text).not.toContain(asha.secret);
    for (const code of asha.recoveryCodes) expect(text).not.toContain(code.replaceAll("-", ""));
  });
});

describe("a device that skips the code", () => {
  it("signs in by the password alone, and is not fresh by it", async () => {
    const asha = await registerProtected();
    const device = await signInFully(asha, true);
    await device.mutate("auth.logout");
    expect((await givePassword(device, asha.owner.email)).data).toMatchObject({ user: {} });
    expect(appCodeOf(await device.mutate("factor.turnOff"))).toBe("auth/confirm-first");
    expect(appCodeOf(await device.mutate("auth.confirm", { password }))).toBe("auth/invalid-code");
    // Only an unknown device has counts of the day, which are taken back.
    await runSql(product.databaseUrl, "delete from trusted_devices");
    const wrong = { password, code: await wrongCodeOf(asha.secret) };
    const refused = await withoutRefunds(product.databaseUrl, () =>
      device.mutate("auth.confirm", wrong),
    );
    expect(appCodeOf(refused)).toBe("auth/invalid-code");
    await forgetSteps(product.databaseUrl);
    const code = await codeOf(asha.secret);
    expect((await device.mutate("auth.confirm", { password, code })).status).toBe(200);
  });

  it("asks again without the box, after 30 days, and after any change of the factor or the password", async () => {
    const asha = await registerProtected();
    const asksAgain = async (device: ApiClient) => {
      await device.mutate("auth.logout");
      return (await givePassword(device, asha.owner.email)).data;
    };
    expect(await asksAgain(await signInFully(asha))).toEqual({ codeNeeded: true });
    const device = await signInFully(asha, true);
    await runSql(
      product.databaseUrl,
      "update trusted_devices set skips_code_until = 1 where skips_code_until is not null",
    );
    expect(await asksAgain(device)).toEqual({ codeNeeded: true });
    await signInFully(asha, true, device);
    await asha.owner.mutate("factor.codes");
    expect(await asksAgain(device)).toEqual({ codeNeeded: true });
    await signInFully(asha, true, device);
    const newPassword = { password: "battery staple", confirmPassword: "battery staple" };
    const changed = await device.mutate("account.changePassword", {
      currentPassword: password,
      ...newPassword,
    });
    expect(changed.status).toBe(200);
    await device.mutate("auth.logout");
    expect((await givePassword(device, asha.owner.email, "battery staple")).data).toEqual({
      codeNeeded: true,
    });
  });

  it("is not the one that a reset trusts, which asks for the code as well", async () => {
    const asha = await registerProtected();
    const device = await signInFully(asha, true);
    const code = await resetCodeOf(asha);
    expect(
      (await device.mutate("auth.resetPassword", { code, password: "battery staple" })).status,
    ).toBe(200);
    expect((await givePassword(device, asha.owner.email, "battery staple")).data).toEqual({
      codeNeeded: true,
    });
  });
});

describe("guesses of codes", () => {
  /** Sends wrong codes until none is taken any more. @returns how many were */
  async function guess(attempt: (code: string) => Promise<string | undefined>, secret: string) {
    const code = await wrongCodeOf(secret);
    let taken = 0;
    while (taken < 40 && (await attempt(code)) === "auth/invalid-code") taken += 1;
    return taken;
  }

  it("are ten an account in 15 minutes, with a right password between them on new devices", async () => {
    const { owner, secret } = await registerProtected();
    const taken = await guess(async (code) => {
      await endSignInWindows();
      const user = stranger();
      await givePassword(user, owner.email);
      return appCodeOf(await sendCode(user, code));
    }, secret);
    expect(taken).toBe(10);
    expect(await eventsOf(owner)).toEqual(["codes-refused", "factor-on"]);
    // Nor a right one, nor after a reset.
    await forgetSteps(product.databaseUrl);
    const user = stranger();
    await endSignInWindows();
    await givePassword(user, owner.email);
    const right = await codeOf(secret);
    expect(appCodeOf(await sendCode(user, right))).toBe("auth/too-many-codes");
    const code = await resetCodeOf({ owner });
    await user.mutate("auth.resetPassword", { code, password: "battery staple" });
    await givePassword(user, owner.email, "battery staple");
    expect(appCodeOf(await sendCode(user, right))).toBe("auth/too-many-codes");
  });

  it("are ten however many are sent at once", async () => {
    const { owner, secret } = await registerProtected();
    const wrong = await wrongCodeOf(secret);
    const devices = [stranger(), stranger(), stranger()];
    for (const device of devices) await givePassword(device, owner.email);
    const signIns = [1, 2, 3, 4, 5].flatMap(() => devices.map((device) => sendCode(device, wrong)));
    const codes = (await Promise.all(signIns)).map(appCodeOf);
    expect(codes.filter((each) => each === "auth/invalid-code")).toHaveLength(10);
    expect(new Set(codes)).toEqual(new Set(["auth/invalid-code", "auth/too-many-codes"]));
  });

  it("by somebody with the password leave the owner's device, which gave a code, its own ten", async () => {
    const { owner, secret } = await registerProtected();
    const thief = stranger();
    await givePassword(thief, owner.email);
    expect(await guess(async (code) => appCodeOf(await sendCode(thief, code)), secret)).toBe(10);
    await makeStale(product.databaseUrl, owner);
    const confirm = (code: string) => owner.mutate("auth.confirm", { password, code });
    const own = await guess(async (code) => {
      await endSignInWindows();
      return appCodeOf(await confirm(code));
    }, secret);
    expect(own).toBe(10);
    await runSql(product.databaseUrl, "update second_factors set known_tries = '[]'");
    await forgetSteps(product.databaseUrl);
    await endSignInWindows();
    expect((await confirm(await codeOf(secret))).status).toBe(200);
  });

  it("are ten in any quarter of an hour, wherever its end lies", async () => {
    const { owner, secret } = await registerProtected();
    const user = stranger();
    await givePassword(user, owner.email);
    // One try is old, nine are from just before it would end.
    const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;
    const tries = [16, ...Array<number>(9).fill(14)].map(minutesAgo);
    await runSql(
      product.databaseUrl,
      "update second_factors set tries = ? where user_id = (select id from users where email = ?)",
      [JSON.stringify(tries), owner.email],
    );
    expect(await guess(async (code) => appCodeOf(await sendCode(user, code)), secret)).toBe(1);
  });

  it("are a hundred in a row; then a recovery code helps, and clears the count", async () => {
    const { owner, secret, recoveryCodes } = await registerProtected();
    const user = stranger();
    await givePassword(user, owner.email);
    const setFailures = (count: number) =>
      runSql(product.databaseUrl, "update second_factors set tries = '[]', failures = ?", [
        String(count),
      ]);
    await setFailures(99);
    expect(await guess(async (code) => appCodeOf(await sendCode(user, code)), secret)).toBe(1);
    await forgetSteps(product.databaseUrl);
    await runSql(product.databaseUrl, "update second_factors set tries = '[]'");
    expect(appCodeOf(await sendCode(user, await codeOf(secret)))).toBe("auth/codes-blocked");
    expect((await sendCode(user, recoveryCodes[0] ?? "")).status).toBe(200);
    await signInFully({ owner, secret, recoveryCodes });
  });

  it("are counted by the password as well, which is no success before the code is right", async () => {
    const { owner } = await registerProtected();
    const user = stranger();
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1)
      statuses.push((await givePassword(user, owner.email)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  it("end with the ticket, after five minutes", async () => {
    const { owner, secret } = await registerProtected();
    const user = stranger();
    await givePassword(user, owner.email);
    await runSql(product.databaseUrl, "update code_tickets set expires_at = 1");
    await forgetSteps(product.databaseUrl);
    expect(appCodeOf(await sendCode(user, await codeOf(secret)))).toBe("auth/sign-in-expired");
  });
});

describe("a lost key of the secrets", () => {
  it("leaves the recovery codes", async () => {
    const { owner, secret, recoveryCodes } = await registerProtected();
    await runSql(
      product.databaseUrl,
      "update second_factors set key_id = 'lost', last_step = 0 where user_id = (select id from users where email = ?)",
      [owner.email],
    );
    const user = stranger();
    await givePassword(user, owner.email);
    expect(appCodeOf(await sendCode(user, await codeOf(secret)))).toBe("auth/invalid-code");
    expect((await sendCode(user, recoveryCodes[0] ?? "")).status).toBe(200);
  });

  it("of another user opens nothing: a secret that is copied to their row is theirs no more", async () => {
    const [asha, ravi] = [await registerProtected(), await registerProtected()];
    await runSql(
      product.databaseUrl,
      `update second_factors set last_step = 0, secret = (select secret from second_factors
        where user_id = (select id from users where email = ?1)) where user_id = (select id from users where email = ?2)`,
      [asha.owner.email, ravi.owner.email],
    );
    const user = stranger();
    await givePassword(user, ravi.owner.email);
    expect(appCodeOf(await sendCode(user, await codeOf(asha.secret)))).toBe("auth/invalid-code");
  });
});

describe("a demo account, and one without a password", () => {
  it("can have no second factor", async () => {
    const user = await register(product.url);
    await runSql(product.databaseUrl, "update users set password_hash = null where email = ?", [
      user.email,
    ]);
    expect(appCodeOf(await user.mutate("factor.start"))).toBe("factor/no-password");
    await runSql(
      product.databaseUrl,
      "update users set demo_until = 9999999999999 where email = ?",
      [user.email],
    );
    expect(appCodeOf(await user.mutate("factor.start"))).toBe("demo/no-factor");
    const change = { password: "battery staple", confirmPassword: "battery staple" };
    expect(appCodeOf(await user.mutate("account.changePassword", change))).toBe("demo/no-password");
  });
});

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString("base64");
const current = keyOf(2);
const secretOf = (id: string) => new TextEncoder().encode(id.slice(0, 20));

const rowsOf = (table: string) =>
  runSql(
    product.databaseUrl,
    `select user_id, secret, key_id from ${table} where codes_salt = 'rotated'`,
  );

/** Accounts of which each has a factor, and one a former factor too, sealed by the old key. */
async function addFactors(count: number, old: string): Promise<void> {
  await runSql(product.databaseUrl, "delete from second_factors");
  for (let index = 0; index < count; index += 1) {
    const { email } = await register(product.url);
    const [user] = await runSql(product.databaseUrl, "select id from users where email = ?", [
      email,
    ]);
    const id = String(user?.["id"]);
    const sealed = await sealBytes(old, secretOf(id), factorContext(id));
    for (const table of index === 0 ? ["second_factors", "former_factors"] : ["second_factors"]) {
      await runSql(
        product.databaseUrl,
        `insert into ${table} (user_id, secret, key_id, created_at, last_step, tries, failures, codes_salt, code_hashes)
          values (?1, ?2, ?3, 1, 1, '[]', 0, 'rotated', '[]')`,
        [id, sealed.text, sealed.keyId],
      );
    }
  }
}

describe("the rotation of the key of secrets", () => {
  it("cut off after any row, goes on from there and leaves every secret as it was", async () => {
    const old = product.settings["SECRETS_KEY"] ?? "";
    await addFactors(3, old);
    const keyId = await keyIdOf(current);
    for (let left = 3; left >= 0; left -= 1) {
      // A trigger ends it at the row after the next one, as a lost connection would.
      await runSql(
        product.databaseUrl,
        `create trigger cut before update of key_id on second_factors
          when (select count(*) from second_factors where codes_salt = 'rotated' and key_id = '${keyId}') >= ${3 - left}
          begin select raise(abort, 'cut'); end`,
      );
      const cut = rotateSecrets(databaseOf(product.settings), { current, old });
      if (left > 0) await expect(cut).rejects.toThrow();
      else await cut;
      await runSql(product.databaseUrl, "drop trigger cut");
      for (const row of await rowsOf("second_factors")) {
        const id = String(row["user_id"]);
        const sealed = { text: String(row["secret"]), keyId: String(row["key_id"]) };
        expect(await openBytes([current, old], sealed, factorContext(id))).toEqual(secretOf(id));
      }
    }
    for (const table of ["second_factors", "former_factors"]) {
      expect(await rowsOf(table)).not.toEqual([]);
      for (const row of await rowsOf(table)) expect(row["key_id"]).toBe(keyId);
    }
    expect(await rotateSecrets(databaseOf(product.settings), { current, old })).toMatch(
      /^0 secrets/,
    );
  });

  it("says how many secrets neither key has sealed, and leaves them", async () => {
    await addFactors(1, keyOf(1));
    const wrong = { current, old: keyOf(3) };
    await expect(rotateSecrets(databaseOf(product.settings), wrong)).rejects.toThrow(
      /^2 of 2 secrets were sealed by neither key/,
    );
    const right = { current, old: keyOf(1) };
    expect(await rotateSecrets(databaseOf(product.settings), right)).toMatch(
      /^2 secrets were sealed/,
    );
  });
});
