import { beforeEach, describe, expect, inject, it } from "vitest";
import { apiClient, password, register, type ApiClient } from "../../../support/api/api-client.ts";
import {
  addPasskey,
  Authenticator,
  optionsFrom,
  type Behaviour,
} from "../../../support/api/authenticator.ts";
import { makeStale } from "../../../support/api/sign-in.ts";
import { runSql } from "../../../support/servers/run-sql.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");
let asha: ApiClient;

beforeEach(async () => {
  asha = await register(baseUrl);
});

const codeOf = ({ error }: { error: { data: { appCode: string } } | undefined }) =>
  error?.data.appCode;

/** A browser with the same cookies, or others. */
const copyOf = (user: ApiClient, change = (cookies: string) => cookies) =>
  apiClient(baseUrl, change(user.cookies()));

const stored = async (authenticator: Authenticator) =>
  (await runSql(databaseUrl, "select * from passkeys where id = ?", [authenticator.id]))[0];

async function signIn(
  authenticator: Authenticator,
  behaviour: Partial<Behaviour> = {},
  browser = apiClient(baseUrl),
) {
  const passkey = authenticator.get(await optionsFrom(browser, "signInOptions"), behaviour);
  return { browser, answer: await browser.mutate("passkeys.signIn", { passkey }), passkey };
}

describe("a passkey", () => {
  it("signs in to its account in a fresh session, with no address typed", async () => {
    const authenticator = await addPasskey(asha, baseUrl);
    const { browser, answer } = await signIn(authenticator);
    expect(answer.data).toMatchObject({ user: { email: asha.email } });
    expect((await browser.query("account.security")).data).toMatchObject({
      hasPasskey: true,
      sessions: expect.arrayContaining([
        expect.objectContaining({ method: "passkey", isCurrent: true }),
      ]),
    });
    expect((await browser.mutate("passkeys.addOptions")).status).toBe(200);
    expect(await stored(authenticator)).toMatchObject({ counter: 2, rp_id: "localhost" });
    const row = await stored(authenticator);
    expect(JSON.parse(String(row?.["transports"]))).toEqual(["internal", "hybrid"]);
    expect(Number(row?.["used_at"])).toBeGreaterThan(0);
  });

  it("asks authenticators for user verification and a discoverable credential, and excludes those that are known", async () => {
    const first = await addPasskey(asha, baseUrl);
    expect(await optionsFrom(asha, "addOptions")).toMatchObject({
      rp: { id: "localhost" },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [{ id: first.id }],
    });
    expect(await optionsFrom(apiClient(baseUrl), "signInOptions")).toMatchObject({
      userVerification: "required",
      allowCredentials: [],
    });
  });

  it("knows its user by a random handle, the same for all passkeys of the account", async () => {
    const one = await addPasskey(asha, baseUrl);
    const other = await addPasskey(asha, baseUrl);
    const { user } = (await asha.query("auth.me")).data as { user: { id: string } };
    const handle = String((await stored(one))?.["user_handle"]);
    expect(Buffer.from(handle, "base64url")).toHaveLength(32);
    expect((await stored(other))?.["user_handle"]).toBe(handle);
    expect(handle).not.toContain(user.id);
  });

  it.each<[string, Partial<Behaviour>]>([
    ["without user verification", { userVerified: false }],
    ["from another origin", { origin: "https://fundbook.example" }],
    ["from a frame of another site", { crossOrigin: true }],
    ["of another user", { userHandle: "A".repeat(43) }],
    ["whose backup eligibility changed", { backupEligible: true }],
    ["with a counter that went back", { counter: 1 }],
    ["with a counter that stood still", { counter: 2 }],
    ["with a counter of 0 after others", { counter: 0 }],
  ])("is refused %s, and stays", async (_, behaviour) => {
    const authenticator = await addPasskey(asha, baseUrl);
    await signIn(authenticator);
    const { browser, answer } = await signIn(authenticator, behaviour);
    expect([answer.status, codeOf(answer)]).toEqual([401, "passkeys/refused"]);
    expect(browser.cookie()).toBe("");
    expect(await stored(authenticator)).toMatchObject({ counter: 2 });
  });

  it("that is synced keeps a counter of 0, and says when it is backed up", async () => {
    const synced = { counter: 0, backupEligible: true };
    const authenticator = await addPasskey(asha, baseUrl, synced);
    for (const backedUp of [true, false]) {
      expect((await signIn(authenticator, { ...synced, backedUp })).answer.status).toBe(200);
      expect((await asha.query("passkeys.list")).data).toMatchObject({
        passkeys: [{ isBackedUp: backedUp, otherHost: null }],
      });
    }
  });

  it.each<[string, Partial<Behaviour>]>([
    ["without user verification", { userVerified: false }],
    ["from another origin", { origin: "https://fundbook.example" }],
    ["from a frame of another site", { crossOrigin: true }],
    ["with a certificate, which nobody asked for", { attestation: "certificate" }],
  ])("is not added %s", async (_, behaviour) => {
    const options = await optionsFrom(asha, "addOptions");
    const passkey = new Authenticator(baseUrl).create(options, behaviour);
    expect(codeOf(await asha.mutate("passkeys.add", { passkey }))).toBe("passkeys/refused");
    expect((await asha.query("passkeys.list")).data).toMatchObject({ passkeys: [] });
  });

  it("is added where its own key signs for it, as browsers may leave it", async () => {
    const authenticator = await addPasskey(asha, baseUrl, { attestation: "self" });
    expect((await signIn(authenticator)).answer.status).toBe(200);
  });

  it("is not added twice, nor to two accounts", async () => {
    const authenticator = await addPasskey(asha, baseUrl);
    const ravi = await register(baseUrl);
    for (const user of [asha, ravi]) {
      const passkey = authenticator.create(await optionsFrom(user, "addOptions"));
      expect(codeOf(await user.mutate("passkeys.add", { passkey }))).toBe("passkeys/refused");
    }
  });

  it("is refused once removed, and the device is told that nobody knows it", async () => {
    const authenticator = await addPasskey(asha, baseUrl);
    const { browser } = await signIn(authenticator);
    expect((await asha.mutate("passkeys.remove", { id: authenticator.id })).status).toBe(200);
    expect((await asha.mutate("passkeys.remove", { id: authenticator.id })).status).toBe(200);
    expect(codeOf((await signIn(authenticator)).answer)).toBe("passkeys/unknown");
    // Sessions that it started are over, the remover's own goes on.
    expect((await browser.query("funds.list")).status).toBe(401);
    expect((await asha.query("funds.list")).status).toBe(200);
  });

  it("has its owner told when it is added, copied and removed", async () => {
    const authenticator = await addPasskey(asha, baseUrl);
    await signIn(authenticator, { counter: 1 });
    await asha.mutate("passkeys.remove", { id: authenticator.id });
    const { data } = await asha.query("account.events");
    expect((data as { kind: string }[]).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["passkey-added", "passkey-refused", "passkey-removed"]),
    );
  });

  it("of another user can be neither removed nor renamed", async () => {
    const { id } = await addPasskey(asha, baseUrl);
    const ravi = await register(baseUrl);
    await ravi.mutate("passkeys.remove", { id });
    expect(codeOf(await ravi.mutate("passkeys.rename", { id, name: "Mine" }))).toBe(
      "passkeys/not-found",
    );
    await asha.mutate("passkeys.rename", { id, name: "  My phone " });
    expect((await asha.query("passkeys.list")).data).toMatchObject({
      passkeys: [{ id, name: "My phone" }],
    });
  });

  it("that was made for another host neither signs in nor counts as a way in", async () => {
    const authenticator = await addPasskey(asha, baseUrl);
    await runSql(databaseUrl, "update passkeys set rp_id = 'old.example' where id = ?", [
      authenticator.id,
    ]);
    expect(codeOf((await signIn(authenticator)).answer)).toBe("passkeys/refused");
    expect((await asha.query("passkeys.list")).data).toMatchObject({
      rpId: "localhost",
      passkeys: [{ otherHost: "old.example" }],
    });
    expect((await asha.query("account.security")).data).toMatchObject({ hasPasskey: false });
  });

  it("is one of at most twenty", async () => {
    for (let count = 0; count < 20; count += 1) await addPasskey(asha, baseUrl);
    const passkey = new Authenticator(baseUrl).create(await optionsFrom(asha, "addOptions"));
    expect(codeOf(await asha.mutate("passkeys.add", { passkey }))).toBe("passkeys/too-many");
  });
});

describe("a challenge", () => {
  it("is stored nowhere before it is used", async () => {
    const count = "select count(*) as n from used_challenges where challenge = ?";
    const browser = apiClient(baseUrl);
    const { challenge } = await optionsFrom(browser, "signInOptions");
    expect(await runSql(databaseUrl, count, [challenge])).toMatchObject([{ n: 0 }]);
  });

  it("works once, also for a copy of the browser's cookies", async () => {
    const authenticator = await addPasskey(asha, baseUrl);
    const browser = apiClient(baseUrl);
    const passkey = authenticator.get(await optionsFrom(browser, "signInOptions"));
    const thief = copyOf(browser);
    expect((await browser.mutate("passkeys.signIn", { passkey })).status).toBe(200);
    await runSql(databaseUrl, "update passkeys set counter = 0 where id = ?", [authenticator.id]);
    expect(codeOf(await thief.mutate("passkeys.signIn", { passkey }))).toBe("passkeys/refused");
    expect(codeOf(await browser.mutate("passkeys.signIn", { passkey }))).toBe("passkeys/expired");
  });

  it("works once for two that send it at the same moment", async () => {
    const authenticator = await addPasskey(asha, baseUrl);
    const browser = apiClient(baseUrl);
    const passkey = authenticator.get(await optionsFrom(browser, "signInOptions"));
    const callers = [browser, copyOf(browser), copyOf(browser)];
    const answers = await Promise.all(
      callers.map((caller) => caller.mutate("passkeys.signIn", { passkey })),
    );
    expect(answers.map(codeOf).toSorted()).toEqual([
      "passkeys/refused",
      "passkeys/refused",
      undefined,
    ]);
  });

  it("of two that one passkey answers at the same moment signs in at least once, and loses no count", async () => {
    const authenticator = await addPasskey(asha, baseUrl);
    const browsers = [apiClient(baseUrl), apiClient(baseUrl)];
    const answered = [];
    for (const browser of browsers) {
      const passkey = authenticator.get(await optionsFrom(browser, "signInOptions"));
      answered.push({ browser, passkey });
    }
    const answers = await Promise.all(
      answered.map(({ browser, passkey }) => browser.mutate("passkeys.signIn", { passkey })),
    );
    const signedIn = answers.flatMap(({ status }, index) => (status === 200 ? [index + 2] : []));
    expect(signedIn.length).toBeGreaterThan(0);
    expect(await stored(authenticator)).toMatchObject({ counter: Math.max(...signedIn) });
  });

  it("of another browser is refused", async () => {
    const authenticator = await addPasskey(asha, baseUrl);
    const [one, other] = [apiClient(baseUrl), apiClient(baseUrl)];
    const passkey = authenticator.get(await optionsFrom(one, "signInOptions"));
    await optionsFrom(other, "signInOptions");
    expect(codeOf(await other.mutate("passkeys.signIn", { passkey }))).toBe("passkeys/refused");
    const none = apiClient(baseUrl);
    expect(codeOf(await none.mutate("passkeys.signIn", { passkey }))).toBe("passkeys/expired");
  });

  it("serves only what it was made for", async () => {
    const authenticator = await addPasskey(asha, baseUrl);
    const toConfirm = authenticator.get(await optionsFrom(asha, "confirmOptions"));
    expect(codeOf(await asha.mutate("passkeys.signIn", { passkey: toConfirm }))).toBe(
      "passkeys/expired",
    );
    const renamed = copyOf(asha, (cookies) =>
      cookies.replace("fundbook-passkey-confirm", "fundbook-passkey-sign-in"),
    );
    expect(codeOf(await renamed.mutate("passkeys.signIn", { passkey: toConfirm }))).toBe(
      "passkeys/expired",
    );
  });

  it("that this server did not sign is refused", async () => {
    const authenticator = await addPasskey(asha, baseUrl);
    const browser = apiClient(baseUrl);
    const passkey = authenticator.get(await optionsFrom(browser, "signInOptions"));
    const forged = copyOf(browser, (cookies) =>
      cookies.replace(/(fundbook-passkey-sign-in=)[\w-]+\./, (_, name: string) => {
        const later = { purpose: "sign-in", sessionId: "", userHandle: "", challenge: "AAAA" };
        const text = JSON.stringify({ ...later, expiresAt: Date.now() + 60_000 });
        return `${name}${Buffer.from(text).toString("base64url")}.`;
      }),
    );
    expect(codeOf(await forged.mutate("passkeys.signIn", { passkey }))).toBe("passkeys/expired");
  });
});

describe("a confirmation by a passkey", () => {
  const confirm = async (user: ApiClient, authenticator: Authenticator) => {
    const passkey = authenticator.get(await optionsFrom(user, "confirmOptions"));
    return user.mutate("passkeys.confirm", { passkey });
  };

  it("makes the session fresh", async () => {
    const authenticator = await addPasskey(asha, baseUrl);
    await makeStale(databaseUrl, asha);
    expect(codeOf(await asha.mutate("passkeys.addOptions"))).toBe("auth/confirm-first");
    expect((await confirm(asha, authenticator)).data).toEqual({ ok: true });
    expect((await asha.mutate("passkeys.addOptions")).status).toBe(200);
  });

  it("is refused by another user's passkey", async () => {
    const ravi = await register(baseUrl);
    const authenticator = await addPasskey(ravi, baseUrl);
    await makeStale(databaseUrl, asha);
    expect(codeOf(await confirm(asha, authenticator))).toBe("passkeys/refused");
    expect(codeOf(await asha.mutate("passkeys.addOptions"))).toBe("auth/confirm-first");
  });

  it("is refused to another session of the same user", async () => {
    const authenticator = await addPasskey(asha, baseUrl);
    const passkey = authenticator.get(await optionsFrom(asha, "confirmOptions"));
    const { browser } = await signIn(authenticator);
    const session = browser.cookie();
    const mixed = copyOf(asha, (cookies) => cookies.replace(asha.cookie(), session));
    expect(codeOf(await mixed.mutate("passkeys.confirm", { passkey }))).toBe("passkeys/expired");
  });
});

describe("an account without a password", () => {
  const withoutPassword = () =>
    runSql(databaseUrl, "update users set password_hash = null where email = ?", [asha.email]);

  it("keeps its last way in", async () => {
    const [one, other] = [await addPasskey(asha, baseUrl), await addPasskey(asha, baseUrl)];
    await withoutPassword();
    expect((await asha.mutate("passkeys.remove", { id: other.id })).status).toBe(200);
    expect(codeOf(await asha.mutate("passkeys.remove", { id: one.id }))).toBe(
      "passkeys/last-way-in",
    );
    expect((await signIn(one)).answer.status).toBe(200);
  });

  it("gets a password in a fresh session, which ends the others", async () => {
    const authenticator = await addPasskey(asha, baseUrl);
    await withoutPassword();
    const { browser } = await signIn(authenticator);
    const input = { password: "battery staple", confirmPassword: "battery staple" };
    expect((await browser.mutate("account.changePassword", input)).data).toEqual({ ok: true });
    expect((await asha.query("funds.list")).status).toBe(401);
    // From now on the current one is asked for.
    expect(codeOf(await browser.mutate("account.changePassword", input))).toBe(
      "auth/wrong-password",
    );
    const secret = { email: asha.email, password: "battery staple" };
    expect((await apiClient(baseUrl).mutate("auth.login", secret)).status).toBe(200);
  });

  it("is refused a password by sign-in, like any wrong one", async () => {
    await addPasskey(asha, baseUrl);
    await withoutPassword();
    const answer = await apiClient(baseUrl).mutate("auth.login", { email: asha.email, password });
    expect(codeOf(answer)).toBe("auth/invalid-credential");
  });
});
