import { execFile } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { scriptWords } from "../../../scripts/product/script-words.ts";
import { hashText } from "../../../src/server/platform/encoding.ts";
import { newToken } from "../../../src/server/platform/token.ts";
import type { Invitations } from "../../../src/shared/auth/invitation.ts";
import { apiClient, password, register, type ApiClient } from "../../support/api/api-client.ts";
import { appCodeOf } from "../../support/api/google-accounts.ts";
import { redirectPathOf, signInWithGoogle } from "../../support/api/google-sign-in.ts";
import { signInByPassword } from "../../support/api/sign-in.ts";
import { startOidcProvider, type OidcProvider } from "../../support/servers/oidc-provider.ts";
import { createRedirectClient } from "../../support/servers/redirect-client.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";

let provider: OidcProvider;
let product: TestProduct;
/** The first account, which may invite. */
let first: ApiClient;

beforeAll(async () => {
  provider = await startOidcProvider();
  product = await startTestProduct({
    ...provider.settings,
    SIGN_UP: "invited",
    RATE_LIMITS: "off",
  });
  provider.serve(product.url);
  const caller = apiClient(product.url);
  await caller.mutate("auth.checkInvitation", { token: await tokenFromTerminal() });
  expect((await signUp(caller)).data).toMatchObject({ user: { email: caller.email } });
  first = caller;
}, 90_000);
afterAll(async () => {
  await product?.stop();
  await provider?.stop();
});

const signUp = (caller: ApiClient) =>
  caller.mutate("auth.register", {
    name: "Ravi Iyer",
    email: caller.email,
    password,
    confirmPassword: password,
  });

/** The token of the link that the command prints. */
const tokenFromTerminal = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const words = scriptWords("invite.ts", "--data", product.dataFolder);
    execFile(process.execPath, words, (error, said) => {
      const link = new RegExp(`^${product.url}/register#invitation=([0-9a-f]{40})$`, "m");
      const [, token] = link.exec(said) ?? [];
      if (token === undefined) reject(error ?? new Error(said));
      else resolve(token);
    });
  });

async function newInvitation(): Promise<string> {
  const token = newToken();
  expect((await first.mutate("account.invite", { token })).error).toBeUndefined();
  return token;
}

const open = (caller: ApiClient, token: string) => caller.mutate("auth.checkInvitation", { token });
const listed = async (caller: ApiClient) =>
  (await caller.query("account.invitations")).data as Invitations;
const accounts = async (emails: readonly string[]) =>
  runSql(
    product.databaseUrl,
    `select email from users where email in (${emails.map(() => "?").join(", ")})`,
    [...emails],
  );

describe("where accounts are by invitation", () => {
  it("nobody signs up without one, by password or provider", { tags: "long" }, async () => {
    const caller = apiClient(product.url);
    expect((await caller.query("auth.me")).data).toMatchObject({ signUp: "invited" });
    expect(appCodeOf(await caller.mutate("auth.checkInvitation", {}))).toBe(
      "auth/invitation-needed",
    );
    expect(appCodeOf(await signUp(caller))).toBe("auth/invitation-needed");
    expect(appCodeOf(await open(caller, newToken()))).toBe("auth/invitation-invalid");
    const { sub, email = "" } = provider.addAccount();
    const step = await signInWithGoogle(product, createRedirectClient(), sub);
    expect(redirectPathOf(product, step)).toBe("/login?error=auth/invitation-needed");
    expect(await accounts([caller.email, email])).toEqual([]);
  });

  it("those with an account sign in as before", async () => {
    const { answer } = await signInByPassword(product.url, first.email, password);
    expect(answer.data).toMatchObject({ user: { email: first.email } });
  });

  it("a link lets one person sign up once, and opening it uses nothing up", async () => {
    const token = await newInvitation();
    const [ravi, meera] = [apiClient(product.url), apiClient(product.url)];
    const opened = await open(ravi, token);
    expect(opened.headers.getSetCookie()[0]).toMatch(
      /^fundbook-invitation=[0-9a-f]{40}; Max-Age=60\d{4}; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    await open(meera, token);
    expect((await ravi.mutate("auth.checkInvitation", {})).data).toEqual({ ok: true });
    expect((await signUp(ravi)).data).toMatchObject({ user: { email: ravi.email } });
    expect(appCodeOf(await signUp(meera))).toBe("auth/invitation-invalid");
    expect(appCodeOf(await open(meera, token))).toBe("auth/invitation-invalid");
    expect(await accounts([meera.email])).toEqual([]);
  });

  it("of five people with one link at once, one gets an account", async () => {
    const token = await newInvitation();
    const people = Array.from({ length: 5 }, () => apiClient(product.url));
    await Promise.all(people.map((person) => open(person, token)));
    const answers = await Promise.all(people.map(signUp));
    const codes = answers.map(appCodeOf).toSorted();
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === "auth/invitation-invalid")).toHaveLength(4);
    expect(await accounts(people.map(({ email }) => email))).toHaveLength(1);
  });

  it("a refused sign-up leaves the link as it was", async () => {
    const token = await newInvitation();
    const caller = { ...apiClient(product.url), email: first.email };
    await open(caller, token);
    expect(appCodeOf(await signUp(caller))).toBe("auth/email-already-in-use");
    expect((await open(apiClient(product.url), token)).data).toEqual({ ok: true });
  });

  it("a provider's first sign-in uses the browser's link", async () => {
    const token = await newInvitation();
    const client = createRedirectClient();
    const { sub, email = "" } = provider.addAccount();
    const opened = await open(apiClient(product.url), token);
    client.keep("localhost", opened.headers.getSetCookie()[0] ?? "");
    expect(redirectPathOf(product, await signInWithGoogle(product, client, sub))).toBe("/");
    expect(await accounts([email])).toHaveLength(1);
    expect(client.cookie("localhost", "fundbook-invitation")).toBe("");
    expect(appCodeOf(await open(apiClient(product.url), token))).toBe("auth/invitation-invalid");
  });

  it("an expired link, and one of a clock that ran ahead, is refused", async () => {
    for (const days of [-0.01, 9]) {
      const token = await newInvitation();
      const caller = apiClient(product.url);
      await open(caller, token);
      await runSql(product.databaseUrl, "update invitations set expires_at = ? where hash = ?", [
        Date.now() + days * 86_400_000,
        await hashText(token),
      ]);
      expect(appCodeOf(await signUp(caller))).toBe("auth/invitation-invalid");
    }
  });

  it("only a hash of a link is stored", async () => {
    const token = await newInvitation();
    const rows = await runSql(product.databaseUrl, "select * from invitations");
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).toContain(await hashText(token));
  });

  it("the first account lists, repeats and withdraws links; nobody else can", async () => {
    const token = await newInvitation();
    await first.mutate("account.invite", { token });
    const { mayInvite, invitations } = await listed(first);
    expect(mayInvite).toBe(true);
    const hash = await hashText(token);
    expect(invitations.filter(({ id }) => id === hash)).toHaveLength(1);

    const caller = apiClient(product.url);
    await open(caller, token);
    await signUp(caller);
    expect(await listed(caller)).toEqual({ mayInvite: false, invitations: [] });
    expect(appCodeOf(await caller.mutate("account.invite", { token: newToken() }))).toBe(
      "account/cannot-invite",
    );
    const other = await newInvitation();
    const id = await hashText(other);
    await caller.mutate("account.withdrawInvitation", { id });
    expect((await listed(first)).invitations.map((each) => each.id)).toContain(id);
    await first.mutate("account.withdrawInvitation", { id });
    expect(appCodeOf(await open(apiClient(product.url), other))).toBe("auth/invitation-invalid");
  });

  it("an account has at most twenty open links", async () => {
    const left = 20 - (await listed(first)).invitations.length;
    const made = await Promise.all(
      Array.from({ length: left + 3 }, () => first.mutate("account.invite", { token: newToken() })),
    );
    expect(made.filter(({ error }) => error === undefined)).toHaveLength(left);
    expect(appCodeOf(await first.mutate("account.invite", { token: newToken() }))).toBe(
      "account/too-many-invitations",
    );
    expect((await listed(first)).invitations).toHaveLength(20);
  });
});

describe("where sign-up is closed", () => {
  it("nobody signs up, with an invitation or a provider", { tags: "long" }, async () => {
    const closed = await startTestProduct({ ...provider.settings, SIGN_UP: "closed" });
    try {
      provider.serve(closed.url);
      const caller = apiClient(closed.url);
      expect((await caller.query("auth.me")).data).toMatchObject({ signUp: "closed" });
      expect(appCodeOf(await signUp(caller))).toBe("auth/sign-up-closed");
      expect(appCodeOf(await open(caller, newToken()))).toBe("auth/sign-up-closed");
      const step = await signInWithGoogle(
        closed,
        createRedirectClient(),
        provider.addAccount().sub,
      );
      expect(redirectPathOf(closed, step)).toBe("/login?error=auth/sign-up-closed");
      expect(await runSql(closed.databaseUrl, "select id from users")).toEqual([]);
    } finally {
      provider.serve(product.url);
      await closed.stop();
    }
  });
});

describe("where anybody may sign up", () => {
  it("nobody invites", { tags: "long" }, async () => {
    const opened = await startTestProduct({});
    try {
      const caller = await register(opened.url);
      expect(await listed(caller)).toEqual({ mayInvite: false, invitations: [] });
      expect(appCodeOf(await caller.mutate("account.invite", { token: newToken() }))).toBe(
        "account/cannot-invite",
      );
    } finally {
      await opened.stop();
    }
  });
});
