import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { registerByGoogle, apiClientOf } from "../../support/api/google-sign-in.ts";
import { sendNoticesNow } from "../../support/api/notices.ts";
import { newestMail } from "../../support/servers/outbox.ts";
import { makeStale } from "../../support/api/sign-in.ts";
import {
  register,
  registerByRequest,
  password,
  apiClient,
  type ApiClient,
} from "../../support/api/api-client.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { product, provider, useGoogleProduct } from "../../support/servers/google-product.ts";
import {
  appCodeOf,
  identitiesOf,
  mailedCode,
  newPassword,
  resetPassword,
  signInUnproven,
  waiting,
} from "../../support/api/google-accounts.ts";

useGoogleProduct();

const meOf = async (caller: ApiClient) => (await caller.query("auth.me")).data;

describe("account.unlinkProvider", () => {
  const unlink = (caller: ApiClient) =>
    caller.mutate("account.unlinkProvider", { provider: "google" });

  it("requires a fresh session, ends other Google sessions, sends a mail, and is safe to repeat", async () => {
    const { sub, email = "" } = provider.addAccount();
    const newAddress = await registerByGoogle(product, sub);
    await resetPassword(email);
    await registerByGoogle(product, sub);
    const again = await registerByGoogle(product, sub);
    const owner = apiClient(product.url);
    await owner.mutate("auth.login", { email, password: newPassword });
    expect((await owner.query("account.security")).data).toMatchObject({
      google: { linkedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
    });
    await makeStale(product.databaseUrl, { email });
    expect(appCodeOf(await unlink(owner))).toBe("auth/confirm-first");
    expect(await identitiesOf(email)).toHaveLength(1);
    await owner.mutate("auth.confirm", { password: newPassword });

    expect((await unlink(owner)).data).toEqual({ ok: true });
    expect((await unlink(owner)).data).toEqual({ ok: true });
    expect(await identitiesOf(email)).toEqual([]);
    expect((await owner.query("account.security")).data).toMatchObject({ google: null });
    for (const client of [newAddress, again]) {
      expect(await meOf(apiClientOf(product, client))).toMatchObject({ user: null });
    }
    expect(await meOf(owner)).toMatchObject({ user: { email, provider: "emailAndPassword" } });
    expect((await newestMail(product.outbox, email, 2)).subject).toBe(
      "Your Fundbook password was changed",
    );
    await sendNoticesNow(product);
    const { text } = await newestMail(product.outbox, email, 3);
    expect(text).toContain("Google was unlinked and can no longer sign in");
  });

  it("is refused where it is the only way to sign in", async () => {
    const { sub, email = "" } = provider.addAccount();
    const client = await registerByGoogle(product, sub);
    const answer = await unlink(apiClientOf(product, client));
    expect(appCodeOf(answer)).toBe("passkeys/last-way-in");
    expect(await identitiesOf(email)).toHaveLength(1);
  });

  it("is refused for a provider that is not set up", async () => {
    const owner = await register(product.url);
    const answer = await owner.mutate("account.unlinkProvider", { provider: "oidc" });
    expect([answer.status, appCodeOf(answer)]).toEqual([404, "oidc/not-configured"]);
  });
});

describe("the log", () => {
  const lines = () =>
    [
      ...readFileSync(join(product.dataFolder, "log/server.log"), "utf8").matchAll(
        /\{"level".*\}/g,
      ),
    ].map(([line]) => JSON.parse(line) as Record<string, unknown>);

  it("has an entry with its time for each step of linking and unlinking, without secrets", async () => {
    const { email } = await registerByRequest(product.url);
    const { client, sub } = await signInUnproven(email);
    const comer = waiting(client);
    const code = await mailedCode(comer, email);
    await comer.mutate("auth.linkByMail", { code: "A".repeat(43) });
    await comer.mutate("auth.linkByPassword", { password });
    await comer.mutate("account.unlinkProvider", { provider: "google" });
    const [user] = await runSql(product.databaseUrl, "select id from users where email = ?", [
      email,
    ]);
    const own = () => lines().filter(({ userId }) => userId === user?.["id"]);
    await expect
      .poll(() => own().map(({ event }) => event))
      .toEqual([
        "auth.registered",
        "auth.link-pending",
        "auth.link-mailed",
        "auth.link-refused",
        "auth.linked",
        "auth.unlinked",
      ]);
    for (const { time } of own())
      expect(Date.now() - Date.parse(String(time))).toBeLessThan(60_000);
    const log = JSON.stringify(lines());
    for (const secret of [email, sub, code]) expect(log).not.toContain(secret);
  });
});
