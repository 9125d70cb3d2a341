import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advanceLosses } from "../../../../src/server/auth/second-factor/advance-losses.ts";
import { noMailer } from "../../../../src/server/platform/mail/mailer.ts";
import { createServices } from "../../../../src/server/services.ts";
import type { AccountEvent } from "../../../../src/shared/account/event.ts";
import { turnFactorOff } from "../../../../scripts/product/database/factor-off.ts";
import { databaseOf } from "../../../../scripts/product/database/database-client.ts";
import { addToken } from "../../../support/api/access-tokens.ts";
import {
  apiClient,
  password,
  registerDirectly,
  type ApiClient,
} from "../../../support/api/api-client.ts";
import { proveAddress } from "../../../support/api/notices.ts";
import {
  addFactor,
  codeOf,
  forgetSteps,
  givePassword,
  sendCode,
  turnOnFactor,
  type Factor,
} from "../../../support/api/second-factor.ts";
import {
  mailedCodeTo,
  startProductWithMail,
  textsTo,
  type ProductWithMail,
} from "../../../support/servers/product-with-mail.ts";
import { runSql } from "../../../support/servers/run-sql.ts";
import { withoutRefunds } from "../../../support/servers/without-refunds.ts";
import { waitUntil } from "../../../support/wait-until.ts";

let product: ProductWithMail;
/** Each of whose sign-ins has the worker look for mails that are due. */
let bystander: ApiClient;
beforeAll(async () => {
  product = await startProductWithMail();
  bystander = await registerDirectly(product);
});
afterAll(() => product?.stop());

type Protected = Factor & { owner: ApiClient; email: string };

async function registerProtected(): Promise<Protected> {
  const owner = await registerDirectly(product);
  await proveAddress(product.databaseUrl, owner.email);
  return { owner, email: owner.email, ...(await addFactor(product, owner)) };
}

const appCodeOf = ({ error }: Awaited<ReturnType<ApiClient["mutate"]>>) => error?.data.appCode;
const eventsOf = async (user: ApiClient) =>
  ((await user.query("account.events")).data as AccountEvent[]).map(({ kind }) => kind);

/** The code of the newest link of a kind. */
const linkTo = (email: string, kind: "lost" | "keep", count = 1): Promise<string> =>
  waitUntil(() => {
    const codes = textsTo(product, email).flatMap((text) => {
      const [, code] = new RegExp(`\\?${kind}=([\\w-]{43})`).exec(text) ?? [];
      return code ?? [];
    });
    expect(codes.length).toBeGreaterThanOrEqual(count);
    return codes[count - 1] ?? "";
  });

/** Says on a new device that all is lost, and opens the mailed link there. */
async function beginWait(email: string): Promise<ApiClient> {
  const device = apiClient(product.url);
  await givePassword(device, email);
  expect((await device.mutate("factor.reportLoss")).data).toEqual({ endsAt: null });
  const code = await linkTo(email, "lost");
  const { data } = await device.mutate("factor.confirmLoss", { code });
  expect(data).toEqual({ endsAt: expect.stringMatching(/^\d{4}-.*Z$/) });
  await linkTo(email, "keep");
  return device;
}

const services = () =>
  createServices(
    product.settings,
    { requestId: "", log: () => {} },
    { timeout: 30_000, queryTimeout: 10_000, waitUntil: () => {} },
  );

const hour = 3_600_000;

/** Moves the beginning of a user's wait, and its last mail, into the past, and has the worker do what is due. */
async function pass(email: string, hours: number, { isMailTaken = true } = {}) {
  const user = "user_id = (select id from users where email = ?1)";
  await runSql(
    product.databaseUrl,
    `update factor_losses set started_at = started_at - ?2, mailed_at = mailed_at - ?2, due_at = due_at - ?2 where ${user}`,
    [email, String(hours * hour)],
  );
  if (isMailTaken) await givePassword(apiClient(product.url), bystander.email);
  else await advanceLosses({ ...services(), mailer: noMailer });
}

const isCodeAsked = async (email: string) =>
  "codeNeeded" in
  ((await givePassword(apiClient(product.url), email)).data as Record<string, unknown>);

const codeIsNotAsked = (email: string) =>
  waitUntil(async () => expect(await hasFactor(email)).toBe(false));

const hasFactor = async (email: string) => {
  const rows = await runSql(
    product.databaseUrl,
    "select 1 from second_factors where user_id = (select id from users where email = ?)",
    [email],
  );
  return rows.length > 0;
};

describe("a lost second factor", () => {
  it("ends after 72 hours and three mails, and signs out every device", async () => {
    const { owner, email } = await registerProtected();
    await addToken(owner);
    await beginWait(email);
    expect(await eventsOf(owner)).toContain("factor-loss-started");
    await pass(email, 35);
    expect(textsTo(product, email).filter((text) => text.includes("?keep="))).toHaveLength(1);
    await pass(email, 1.1);
    await linkTo(email, "keep", 2);
    await pass(email, 30);
    await linkTo(email, "keep", 3);
    await pass(email, 5);
    expect(await isCodeAsked(email)).toBe(true);
    await pass(email, 1.1);
    await codeIsNotAsked(email);
    expect((await owner.query("auth.me")).data).toMatchObject({ user: null });
    const device = apiClient(product.url);
    await givePassword(device, email);
    expect(await eventsOf(device)).toContain("factor-loss-ended");
    const left = await runSql(
      product.databaseUrl,
      `select (select count(*) from second_factors where user_id = users.id)
        + (select count(*) from access_tokens where user_id = users.id)
        + (select count(*) from factor_losses where user_id = users.id) as n, access_epoch from users where email = ?`,
      [email],
    );
    expect(left).toEqual([{ n: 0, access_epoch: 1 }]);
  });

  it("does not end while the mail service has not taken all three mails", async () => {
    const { email } = await registerProtected();
    await beginWait(email);
    for (let times = 0; times < 4; times += 1) await pass(email, 36, { isMailTaken: false });
    expect(await isCodeAsked(email)).toBe(true);
    // Now it takes them, long after they were due; each still leaves as much time as ever.
    await pass(email, 1);
    await linkTo(email, "keep", 2);
    await pass(email, 29);
    expect(textsTo(product, email).filter((text) => text.includes("?keep="))).toHaveLength(2);
    await pass(email, 1.1);
    await linkTo(email, "keep", 3);
    await pass(email, 5);
    expect(await isCodeAsked(email)).toBe(true);
    await pass(email, 1.1);
    await codeIsNotAsked(email);
  });

  it("is mailed a link ten times a day at most", async () => {
    const { email } = await registerProtected();
    const device = apiClient(product.url);
    await givePassword(device, email);
    const report = async () => {
      // The quarters of an hour have a limit of their own.
      await runSql(product.databaseUrl, "update rate_limits set ends_at = 0 where ends_at < ?", [
        Date.now() + 60 * 60_000,
      ]);
      return device.mutate("factor.reportLoss");
    };
    for (let mail = 1; mail <= 10; mail += 1) expect((await report()).status).toBe(200);
    expect(appCodeOf(await report())).toBe("auth/too-many-requests");
  });

  it("begins only with the right password, the mailbox, and the browser that asked, once", async () => {
    const { email } = await registerProtected();
    const stranger = apiClient(product.url);
    expect(appCodeOf(await stranger.mutate("factor.reportLoss"))).toBe("auth/sign-in-expired");
    await givePassword(stranger, email, "wrong horse");
    expect(appCodeOf(await stranger.mutate("factor.reportLoss"))).toBe("auth/sign-in-expired");
    const asker = apiClient(product.url);
    await givePassword(asker, email);
    await asker.mutate("factor.reportLoss");
    const code = await linkTo(email, "lost");
    expect(appCodeOf(await stranger.mutate("factor.confirmLoss", { code }))).toBe(
      "factor/invalid-link",
    );
    expect((await asker.mutate("factor.confirmLoss", { code })).status).toBe(200);
    expect(appCodeOf(await asker.mutate("factor.confirmLoss", { code }))).toBe(
      "factor/invalid-link",
    );
    await givePassword(asker, email);
    expect((await asker.mutate("factor.reportLoss")).data).toEqual({ endsAt: expect.any(String) });
  });

  it("is kept by each of its mails, by any signed-in device, and by signing in fully", async () => {
    const { owner, email, secret } = await registerProtected();
    const isWaiting = async () =>
      ((await owner.query("auth.me")).data as { factorEndsAt: string | null }).factorEndsAt !==
      null;
    await beginWait(email);
    await pass(email, 36.1);
    await linkTo(email, "keep", 2);
    expect(await isWaiting()).toBe(true);
    const first = await linkTo(email, "keep", 1);
    const anybody = apiClient(product.url);
    const answer = await withoutRefunds(product.databaseUrl, () =>
      anybody.mutate("factor.cancelLossByLink", { code: first }),
    );
    expect(answer.data).toEqual({ ok: true });
    expect(await isWaiting()).toBe(false);
    expect(appCodeOf(await anybody.mutate("factor.cancelLossByLink", { code: first }))).toBe(
      "factor/invalid-link",
    );
    const begin = () =>
      runSql(
        product.databaseUrl,
        `insert into factor_losses (user_id, link_hash, browser_hash, asked_at, started_at, cancel_hashes, mails_taken, due_at)
          select id, 'l', 'b', 1, ?2, '[]', 0, 9999999999999 from users where email = ?1`,
        [email, String(Date.now())],
      );
    await begin();
    expect((await owner.mutate("factor.cancelLoss")).data).toEqual({ ok: true });
    expect(await isWaiting()).toBe(false);
    await begin();
    const device = apiClient(product.url);
    await forgetSteps(product.databaseUrl);
    await givePassword(device, email);
    expect(await isWaiting()).toBe(true);
    await sendCode(device, await codeOf(secret));
    expect(await isWaiting()).toBe(false);
  });

  it("cannot be said within seven days of a reset or of a changed address, which end a wait", async () => {
    const { email } = await registerProtected();
    await beginWait(email);
    const device = apiClient(product.url);
    await device.mutate("auth.requestPasswordReset", { email });
    const code = await waitUntil(() => {
      const [, found] = /oobCode=([\w-]{43})/.exec(textsTo(product, email).at(-1) ?? "") ?? [];
      expect(found).toBeDefined();
      return found;
    });
    await device.mutate("auth.resetPassword", { code, password: "battery staple" });
    await pass(email, 200);
    expect((await givePassword(device, email, "battery staple")).data).toEqual({
      codeNeeded: true,
    });
    expect(appCodeOf(await device.mutate("factor.reportLoss"))).toBe("factor/wait");
    await runSql(
      product.databaseUrl,
      "update users set recovered_at = recovered_at - ?2 where email = ?1",
      [email, String(7 * 24 * hour)],
    );
    expect((await device.mutate("factor.reportLoss")).status).toBe(200);
    const other = await registerProtected();
    await beginWait(other.email);
    const address = apiClient(product.url).email;
    await other.owner.mutate("email.change", { email: address });
    const change = await mailedCodeTo(product, address);
    expect((await other.owner.mutate("email.confirm", { code: change })).status).toBe(200);
    await givePassword(device, address);
    expect(appCodeOf(await device.mutate("factor.reportLoss"))).toBe("factor/wait");
  });

  it("is ended by the operator, who knows the owner", async () => {
    const { owner, email } = await registerProtected();
    const database = databaseOf(product.settings);
    await expect(turnFactorOff(database, "nobody@example.in", { isMailed: true })).rejects.toThrow(
      "There is no account with the address nobody@example.in.",
    );
    expect(await turnFactorOff(database, ` ${email.toUpperCase()} `, { isMailed: true })).toMatch(
      /^The second factor is off/,
    );
    expect(await isCodeAsked(email)).toBe(false);
    expect((await owner.query("auth.me")).data).toMatchObject({ user: null });
    await expect(turnFactorOff(database, email, { isMailed: true })).rejects.toThrow(
      "has no second factor. Nothing was changed.",
    );
  });
});

describe("the way back to an address", () => {
  const oldFactor = "update second_factors set created_at = created_at - 1000000000";

  async function changeAddress(user: ApiClient): Promise<string> {
    const { email } = apiClient(product.url);
    await user.mutate("email.change", { email });
    const code = await mailedCodeTo(product, email);
    expect((await user.mutate("email.confirm", { code })).status).toBe(200);
    return email;
  }

  async function takeBack(email: string): Promise<ApiClient> {
    const code = await waitUntil(() => {
      const [, found] = /wayBack=([\w-]{43})/.exec(textsTo(product, email).at(-1) ?? "") ?? [];
      expect(found).toBeDefined();
      return found;
    });
    const device = apiClient(product.url);
    const { data } = await device.mutate("email.revert", { code });
    const { resetCode } = data as { resetCode: string };
    const reset = { code: resetCode, password: "battery staple" };
    expect((await device.mutate("auth.resetPassword", reset)).status).toBe(200);
    return device;
  }

  it("asks for the factor that was on before, also where it was turned off or replaced since", async () => {
    const asha = await registerProtected();
    await runSql(product.databaseUrl, oldFactor);
    await changeAddress(asha.owner);
    expect((await asha.owner.mutate("factor.turnOff")).status).toBe(200);
    await turnOnFactor(asha.owner);
    const device = await takeBack(asha.email);
    expect((await givePassword(device, asha.email, "battery staple")).data).toEqual({
      codeNeeded: true,
    });
    await forgetSteps(product.databaseUrl);
    expect((await sendCode(device, await codeOf(asha.secret))).status).toBe(200);
  });

  it("voids recovery codes that were made since, and in the week before", async () => {
    for (const isMadeBefore of [true, false]) {
      const asha = await registerProtected();
      await runSql(product.databaseUrl, oldFactor);
      const makeCodes = async () => {
        const { data } = await asha.owner.mutate("factor.codes");
        return (data as { recoveryCodes: string[] }).recoveryCodes[0] ?? "";
      };
      const before = isMadeBefore ? await makeCodes() : "";
      await changeAddress(asha.owner);
      const theirs = isMadeBefore ? before : await makeCodes();
      const device = await takeBack(asha.email);
      await givePassword(device, asha.email, "battery staple");
      expect(appCodeOf(await sendCode(device, theirs))).toBe("auth/invalid-code");
      await forgetSteps(product.databaseUrl);
      expect((await sendCode(device, await codeOf(asha.secret))).status).toBe(200);
    }
  });

  it("removes a factor that was added since", async () => {
    const owner = await registerDirectly(product);
    await proveAddress(product.databaseUrl, owner.email);
    await changeAddress(owner);
    await turnOnFactor(owner);
    const device = await takeBack(owner.email);
    expect((await givePassword(device, owner.email, "battery staple")).data).toMatchObject({
      user: { email: owner.email },
    });
  });
});

describe("an address that nobody has proven", () => {
  it("gets no second factor where it could be proven", async () => {
    const user = await registerDirectly(product);
    expect(appCodeOf(await user.mutate("factor.start"))).toBe("email/unproven");
    expect((await user.mutate("auth.confirm", { password })).status).toBe(200);
  });
});
