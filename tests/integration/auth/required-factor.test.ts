import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { apiClient, password, register, type ApiClient } from "../../support/api/api-client.ts";
import { addPasskey, optionsFrom } from "../../support/api/authenticator.ts";
import { apiClientOf, registerByGoogle } from "../../support/api/google-sign-in.ts";
import { calls, type Procedure } from "../../support/api/procedures.ts";
import { forgetSteps, sendCode, codeOf, turnOnFactor } from "../../support/api/second-factor.ts";
import { makeStale, signInByPassword } from "../../support/api/sign-in.ts";
import { startOidcProvider, type OidcProvider } from "../../support/servers/oidc-provider.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";

let provider: OidcProvider;
let product: TestProduct;
/** Signed in by a password alone. */
let asha: ApiClient;

beforeAll(async () => {
  provider = await startOidcProvider();
  product = await startTestProduct({
    ...provider.settings,
    REQUIRE_SECOND_FACTOR: "on",
    RATE_LIMITS: "off",
  });
  provider.serve(product.url);
}, 90_000);
afterAll(async () => {
  await product?.stop();
  await provider?.stop();
});
beforeEach(async () => {
  asha = await register(product.url);
});

const signInAgain = async () => (await signInByPassword(product.url, asha.email)).user;

/** What a caller is refused by a procedure; null where they get further. */
async function refusalBy(user: ApiClient, procedure: Procedure): Promise<string | null> {
  const { error } = await user[calls[procedure].kind](procedure, { unknown: true });
  const code = error?.data.appCode;
  return code === "auth/second-factor-first" || code === "auth/unauthenticated" ? code : null;
}

const isLetIn = async (user: ApiClient) => (await refusalBy(user, "funds.list")) === null;

/** What signs in, sets up a second factor, or proves the address that it needs. */
const open: readonly Procedure[] = [
  "account.security",
  "auth.confirm",
  "email.prove",
  "email.sendProof",
  "factor.start",
  "factor.turnOn",
  "passkeys.add",
  "passkeys.addOptions",
  "passkeys.confirm",
  "passkeys.confirmOptions",
  "passkeys.list",
];

describe("a session of a password alone", () => {
  it("reaches what sets up a second factor, and no other procedure that needs a session", async () => {
    const reached: string[] = [];
    for (const procedure of Object.keys(calls) as Procedure[]) {
      const isPublic = (await refusalBy(apiClient(product.url), procedure)) === null;
      if (!isPublic && (await refusalBy(asha, procedure)) === null) reached.push(procedure);
    }
    expect(reached.toSorted()).toEqual(open);
    expect((await asha.query("auth.me")).data).toMatchObject({ needsSecondFactor: true });
  });

  it("downloads nothing", async () => {
    const headers = { cookie: asha.cookies() };
    for (const path of ["data.json", "funds.csv"]) {
      const response = await fetch(`${product.url}/api/account/${path}`, { headers });
      expect(response.status).toBe(403);
    }
  });

  it("is let in by an app's code, which ends the user's other such sessions", async () => {
    const other = await signInAgain();
    const { secret } = await turnOnFactor(asha);
    expect(await isLetIn(asha)).toBe(true);
    expect((await asha.query("auth.me")).data).toMatchObject({ needsSecondFactor: false });
    expect(await refusalBy(other, "funds.list")).toBe("auth/unauthenticated");
    await forgetSteps(product.databaseUrl);
    const again = await signInAgain();
    await sendCode(again, await codeOf(secret));
    expect(await isLetIn(again)).toBe(true);
  });

  it("is let in by a new passkey, and the others are not", async () => {
    const other = await signInAgain();
    await addPasskey(asha, product.url);
    expect(await isLetIn(asha)).toBe(true);
    expect(await isLetIn(other)).toBe(false);
  });

  it("adds no second factor to an account that has a passkey, and is let in by that one", async () => {
    const authenticator = await addPasskey(asha, product.url);
    const again = await signInAgain();
    for (const procedure of ["factor.start", "passkeys.addOptions"] as const) {
      expect(await refusalBy(again, procedure)).toBe("auth/second-factor-first");
    }
    const passkey = authenticator.get(await optionsFrom(again, "confirmOptions"));
    expect((await again.mutate("passkeys.confirm", { passkey })).status).toBe(200);
    expect(await isLetIn(again)).toBe(true);
    expect((await again.mutate("factor.start")).status).toBe(200);
  });

  it("confirms first, once it is no longer fresh", async () => {
    await makeStale(product.databaseUrl, asha);
    const { error } = await asha.mutate("factor.start");
    expect(error?.data.appCode).toBe("auth/confirm-first");
    await asha.mutate("auth.confirm", { password });
    expect((await asha.mutate("factor.start")).status).toBe(200);
  });

  it("is what is left once the second factor is turned off", async () => {
    await turnOnFactor(asha);
    expect((await asha.mutate("factor.turnOff")).status).toBe(200);
    expect(await isLetIn(asha)).toBe(false);
  });
});

describe("a session that needs no code of ours", () => {
  it("is one of a passkey", async () => {
    const authenticator = await addPasskey(asha, product.url);
    const browser = apiClient(product.url);
    const passkey = authenticator.get(await optionsFrom(browser, "signInOptions"));
    await browser.mutate("passkeys.signIn", { passkey });
    expect(await isLetIn(browser)).toBe(true);
  });

  it("stays one when its password is changed", async () => {
    await addPasskey(asha, product.url);
    const change = {
      currentPassword: password,
      password: "battery staple",
      confirmPassword: "battery staple",
    };
    expect((await asha.mutate("account.changePassword", change)).status).toBe(200);
    expect(await isLetIn(asha)).toBe(true);
  });

  it("is one of a provider, which asks for its own", async () => {
    const client = await registerByGoogle(product, provider.addAccount().sub);
    expect(await isLetIn(apiClientOf(product, client))).toBe(true);
  });

  it("is one of a demo account", async () => {
    await runSql(product.databaseUrl, "update users set demo_until = ? where email = ?", [
      Date.now() + 60_000,
      asha.email,
    ]);
    expect(await isLetIn(asha)).toBe(true);
  });
});
