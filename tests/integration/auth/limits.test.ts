// @module-tag long
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeIn, newestMail } from "../../support/servers/outbox.ts";
import { startTestProductBehindProxy } from "../../support/servers/test-product-behind-proxy.ts";
import type { TestProduct } from "../../support/servers/test-product.ts";
import { register, password, apiClient, type ApiClient } from "../../support/api/api-client.ts";
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

const newPassword = "battery staple";

const tooManySignIns = [
  429,
  "auth/too-many-requests",
  "Too many attempts. Please reset your password or try again later.",
];

const tooManyResets = [
  429,
  "auth/too-many-requests",
  "Too many attempts. Use the newest link in your inbox, or try again later.",
];

const tooMany = [429, "auth/too-many-requests", "Too many attempts. Try again later."];

const refusal = ({ status, error }: Awaited<ReturnType<ApiClient["mutate"]>>) => [
  status,
  error?.data.appCode,
  error?.message,
];

describe("auth.resetPassword", () => {
  it("trusts its device whatever others in its network try before and after", async () => {
    const asha = await registerNewUser();
    const home = newAddress();
    const owner = stranger(home);
    const attack = async () => {
      await times(11, () => attemptSignIn(asha.email));
      await times(10, () => attemptSignIn(stranger().email, undefined, stranger(home)));
      await runSql(product.databaseUrl, "update rate_limits set count = 100 where count = 10");
    };
    await attack();
    // The owner's own failures are cleared as well.
    await times(11, () => attemptSignIn(asha.email, "wrong horse", owner));
    expect(refusal(await attemptSignIn(asha.email, password, owner))).toEqual(tooManySignIns);
    await owner.mutate("auth.requestPasswordReset", { email: asha.email });
    const code = codeIn(await newestMail(product.outbox, asha.email));
    const wrongCode = () => stranger(home).mutate("auth.verifyResetCode", { code: "A".repeat(43) });
    await times(10, () => wrongCode());
    await runSql(product.databaseUrl, "update rate_limits set count = 60 where count = 10");
    expect((await owner.mutate("auth.verifyResetCode", { code })).status).toBe(200);
    expect((await owner.mutate("auth.resetPassword", { code, password: newPassword })).status).toBe(
      200,
    );
    await attack();
    expect(refusal(await attemptSignIn(asha.email, newPassword, stranger(home)))).toEqual(
      tooManySignIns,
    );
    expect((await attemptSignIn(asha.email, newPassword, owner)).status).toBe(200);
  });

  it("does not trust a device whose code was refused", async () => {
    const owner = stranger();
    const answer = await owner.mutate("auth.resetPassword", {
      code: "B".repeat(43),
      password: newPassword,
    });
    expect(answer.status).toBe(400);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe("a network", () => {
  it("without sign-ins left does not block a trusted device", async () => {
    const home = newAddress();
    const asha = await register(product.url, "Asha Rao", home);
    await asha.mutate("auth.logout");
    for (let round = 0; round < 2; round += 1) {
      const answers = await times(10, () =>
        attemptSignIn(stranger().email, undefined, stranger(home)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
      await runSql(product.databaseUrl, "update rate_limits set count = 90 where count = 10");
    }
    expect(refusal(await attemptSignIn(asha.email, password, stranger(home)))).toEqual(
      tooManySignIns,
    );
    expect((await attemptSignIn(asha.email, password, asha)).status).toBe(200);
    await asha.mutate("auth.logout");
    await times(10, () => attemptSignIn(asha.email, "wrong horse", asha));
    expect(refusal(await attemptSignIn(asha.email, password, asha))).toEqual(tooManySignIns);
  });

  it("may check sixty reset codes in fifteen minutes from all of its addresses", async () => {
    const look = (headers: { "cf-connecting-ip": string }) =>
      apiClient(product.url, "", headers).mutate("auth.verifyResetCode", {
        code: crypto.randomUUID().replaceAll("-", "").padEnd(43, "x"),
      });
    const at = (host: number) => ({ "cf-connecting-ip": `2001:db8:ffff:1::${host}` });
    for (const start of [0, 20, 40]) {
      const answers = await times(20, (index) => look(at(start + index + 1)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    }
    expect(refusal(await look(at(99)))).toEqual(tooMany);
    expect((await look({ "cf-connecting-ip": "2001:db8:ffff:2::1" })).status).toBe(400);
  });

  it("may start two hundred Google sign-ins in fifteen minutes", async () => {
    const step = async (headers: { "cf-connecting-ip": string }) => {
      const address = `${product.url}/api/auth/google`;
      return (await fetch(address, { redirect: "manual", headers })).headers.get("location");
    };
    const home = newAddress();
    const ends: unknown[] = [];
    // A network has at most 32 calls without a session at a time.
    while (ends.length < 200) ends.push(...(await times(25, () => step(home))));
    expect(new Set(ends)).toEqual(new Set(["/login?error=google/not-configured"]));
    expect(await step(home)).toBe("/login?error=auth/too-many-requests");
    expect(await step(newAddress())).toBe("/login?error=google/not-configured");
  });

  it("may request forty reset links in fifteen minutes", async () => {
    const home = newAddress();
    const ask = () =>
      stranger(home).mutate("auth.requestPasswordReset", { email: stranger().email });
    const answers = await times(40, ask);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(refusal(await ask())).toEqual(tooManyResets);
  });
});

describe("an account", () => {
  it("gets at most four reset links from one network, whether it exists or not", async () => {
    const { email } = await registerNewUser();
    for (const address of [email, stranger().email]) {
      const home = newAddress();
      const ask = (from = home) =>
        stranger(from).mutate("auth.requestPasswordReset", { email: address });
      const answers = await times(4, () => ask());
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(refusal(await ask())).toEqual(tooManyResets);
      expect((await ask(newAddress())).status).toBe(200);
    }
  });

  it("can be registered at most ten times from one network", async () => {
    const { email } = await registerNewUser();
    const home = newAddress();
    const signUp = () =>
      stranger(home).mutate("auth.register", {
        name: "Asha",
        email,
        password,
        confirmPassword: password,
      });
    const answers = await times(10, signUp);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409]));
    expect(refusal(await signUp())).toEqual(tooMany);
  });

  it("has at most twenty attempts with a reset code", async () => {
    const code = "C".repeat(43);
    const tryCode = () => stranger().mutate("auth.resetPassword", { code, password });
    const answers = await times(20, tryCode);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    expect(refusal(await tryCode())).toEqual(tooMany);
  });

  it("limits password guesses from an open session", async () => {
    const asha = await registerNewUser();
    const guess = () => asha.mutate("auth.confirm", { password: "wrong horse" });
    const answers = await times(10, guess);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
    expect(refusal(await asha.mutate("auth.confirm", { password }))).toEqual(tooMany);
  });
});
