import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countAttempt } from "../../../src/server/auth/attempts.ts";
import { signInLimit } from "../../../src/server/auth/sign-in-limit.ts";
import { codeIn, newestMail } from "../../support/servers/outbox.ts";
import { startTestProductBehindProxy } from "../../support/servers/test-product-behind-proxy.ts";
import type { TestProduct } from "../../support/servers/test-product.ts";
import { register, password, type ApiClient } from "../../support/api/api-client.ts";
import { requestContext } from "../../support/api/request-context.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { callersOf } from "../../support/api/sign-in.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProductBehindProxy({ AMFI_NAV_URL: "http://127.0.0.1:9/NAVAll.txt" });
});
afterAll(() => product?.stop());

const { newAddress, stranger, registerNewUser, attemptSignIn } = callersOf(() => product.url);

const times = <Result>(count: number, act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

const endWindows = () => runSql(product.databaseUrl, "update rate_limits set ends_at = 0");

const tooManySignIns = [
  429,
  "auth/too-many-requests",
  "Too many attempts. Please reset your password or try again later.",
];

const refusal = ({ status, error }: Awaited<ReturnType<ApiClient["mutate"]>>) => [
  status,
  error?.data.appCode,
  error?.message,
];

describe("auth.login", () => {
  it("is refused after ten wrong passwords for an account from any networks, even concurrently", async () => {
    const asha = await registerNewUser();
    // Few concurrently: each that is not refused takes the worker's only thread for a password hash.
    for (let index = 0; index < 8; index += 1) await attemptSignIn(asha.email);
    const answers = await times(12, () => attemptSignIn(asha.email));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(2).fill(401), ...Array(10).fill(429)]);
    const refused = await attemptSignIn(asha.email, password);
    expect(refusal(refused)).toEqual(tooManySignIns);
    // Not what is left of the window: that would reveal when it began.
    expect(refused.headers.get("retry-after")).toBe("900");
  });

  it("is refused in the same way for an address without an account", async () => {
    const anonymous = stranger().email;
    await times(10, () => attemptSignIn(anonymous));
    expect(refusal(await attemptSignIn(anonymous))).toEqual(tooManySignIns);
  });

  it("stays open on a trusted device until that device has ten failures of its own", async () => {
    const asha = await registerNewUser();
    await asha.mutate("auth.logout");
    await times(12, () => attemptSignIn(asha.email));
    await attemptSignIn(asha.email, "wrong horse", asha);
    expect((await attemptSignIn(asha.email, password, asha)).status).toBe(200);
    await asha.mutate("auth.logout");
    const answers = await times(10, () => attemptSignIn(asha.email, "wrong horse", asha));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect(refusal(await attemptSignIn(asha.email, password, asha))).toEqual(tooManySignIns);
  });

  it("does not trust a device with an empty cookie", async () => {
    const asha = await registerNewUser();
    const answer = await fetch(`${product.url}/api/trpc/auth.login`, {
      method: "POST",
      headers: {
        origin: product.url,
        "content-type": "application/json",
        cookie: "fundbook-browser=",
        ...newAddress(),
      },
      body: JSON.stringify({ email: asha.email, password }),
    });
    expect(answer.headers.getSetCookie().join("\n")).toMatch(/fundbook-browser=[0-9a-f]{40};/);
  });

  it("does not trust a device by another account's cookie", async () => {
    const [asha, thief] = await Promise.all([registerNewUser(), registerNewUser()]);
    await times(10, () => attemptSignIn(asha.email));
    expect(refusal(await attemptSignIn(asha.email, password, thief))).toEqual(tooManySignIns);
  });

  it("is open again fifteen minutes after the first attempt", async () => {
    const asha = await registerNewUser();
    await endWindows();
    const start = Date.now();
    await times(11, () => attemptSignIn(asha.email));
    await times(5, () => attemptSignIn(asha.email));
    const [latest] = await runSql(
      product.databaseUrl,
      "select max(ends_at) as at from rate_limits",
    );
    expect(Number(latest?.["at"])).toBeLessThanOrEqual(Date.now() + 15 * 60_000);
    expect(Number(latest?.["at"])).toBeGreaterThanOrEqual(start + 15 * 60_000);
    await endWindows();
    expect((await attemptSignIn(asha.email, password)).status).toBe(200);
  });

  it("clears the owner's failures after a success", async () => {
    const asha = await registerNewUser();
    for (const round of ["first", "second"]) {
      await times(9, () => attemptSignIn(asha.email));
      expect((await attemptSignIn(asha.email, password)).status, round).toBe(200);
    }
  });

  it("is open immediately after a password reset, also on the owner's device", async () => {
    const asha = await registerNewUser();
    await asha.mutate("auth.logout");
    await times(11, () => attemptSignIn(asha.email));
    await times(11, () => attemptSignIn(asha.email, "wrong horse", asha));
    await stranger().mutate("auth.requestPasswordReset", { email: asha.email });
    const code = codeIn(await newestMail(product.outbox, asha.email));
    await stranger().mutate("auth.resetPassword", { code, password: "battery staple" });
    expect((await attemptSignIn(asha.email, "battery staple")).status).toBe(200);
    expect((await attemptSignIn(asha.email, "battery staple", asha)).status).toBe(200);
  });
});

describe("a successful sign-in", () => {
  /** Counts as a sign-in does, without hashing the password. */
  const signInRightly = async (email: string, address: string) => {
    const ctx = requestContext(product.databaseUrl);
    const caller = { ...ctx.caller, address };
    const { recordSuccess } = await countAttempt(
      { ...ctx, caller, limits: [signInLimit] },
      email,
      {},
    );
    await recordSuccess;
  };
  const tooMuch = expect.objectContaining({ appCode: "auth/too-many-requests" });

  it("is limited to a hundred per account and window from any networks", async () => {
    const { email } = stranger();
    const signIn = () => signInRightly(email, newAddress()["cf-connecting-ip"]);
    for (let count = 0; count < 100; count += 1) await signIn();
    await expect(signIn()).rejects.toEqual(tooMuch);
    await endWindows();
    await signIn();
  });

  it("is limited to a hundred per trusted device", async () => {
    const asha = await registerNewUser();
    await endWindows();
    await asha.mutate("auth.login", { email: asha.email, password });
    await runSql(product.databaseUrl, "update rate_limits set successes = 100 where successes = 1");
    expect(refusal(await attemptSignIn(asha.email, password, asha))).toEqual(tooManySignIns);
    expect((await attemptSignIn(asha.email, password)).status).toBe(200);
  });

  it("is limited to a thousand per network", async () => {
    const address = newAddress()["cf-connecting-ip"];
    const signIn = () => signInRightly(stranger().email, address);
    for (let count = 0; count < 101; count += 1) await signIn();
    await runSql(
      product.databaseUrl,
      "update rate_limits set successes = 1000 where successes = 101",
    );
    await expect(signIn()).rejects.toEqual(tooMuch);
    // Each sign-in hashes a password, on any device.
    const asha = await register(product.url, "Asha Rao", { "cf-connecting-ip": address });
    expect(refusal(await attemptSignIn(asha.email, password, asha))).toEqual(tooManySignIns);
    await endWindows();
  });

  it("does not lower the network's count in the next window", async () => {
    const { email } = stranger();
    const ctx = requestContext(product.databaseUrl);
    const caller = { ...ctx.caller, address: newAddress()["cf-connecting-ip"] };
    const first = await countAttempt({ ...ctx, caller, limits: [signInLimit] }, email, {});
    await endWindows();
    const second = await countAttempt({ ...ctx, caller, limits: [signInLimit] }, email, {});
    await first.recordSuccess;
    await second.recordSuccess;
    const [least] = await runSql(
      product.databaseUrl,
      "select min(count) as count from rate_limits",
    );
    expect(least).toMatchObject({ count: 0 });
  });
});
