// @module-tag long
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeIn, newestMail } from "../../support/servers/outbox.ts";
import { startTestProductBehindProxy } from "../../support/servers/test-product-behind-proxy.ts";
import type { TestProduct } from "../../support/servers/test-product.ts";
import { password, registerByRequest } from "../../support/api/api-client.ts";
import { callersOf } from "../../support/api/sign-in.ts";
import { waitUntil } from "../../support/wait-until.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProductBehindProxy({ AMFI_NAV_URL: "http://127.0.0.1:9/NAVAll.txt" });
});
afterAll(() => product?.stop());

const { stranger, newAddress, attemptSignIn } = callersOf(() => product.url);

describe("the log", () => {
  const logged = () => readFileSync(join(product.dataFolder, "log/server.log"), "utf8");
  const linesOf = (userId: unknown) =>
    logged()
      .split("\n")
      .flatMap((line) => /\{"level":.*\}/.exec(line) ?? [])
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter((line) => line["userId"] === userId);

  it("has an entry with the request id for each account event, without personal data", async () => {
    const asha = await registerByRequest(product.url, "Asha Rao", newAddress());
    const me = await asha.query("auth.me");
    const { user } = me.data as { user: { id: string } };
    const [, token = ""] = asha.cookie().split("=");
    await attemptSignIn(asha.email);
    await attemptSignIn(asha.email, password);
    await asha.mutate("account.endOtherSessions");
    await stranger().mutate("auth.requestPasswordReset", { email: asha.email });
    const code = codeIn(await newestMail(product.outbox, asha.email));
    await stranger().mutate("auth.resetPassword", { code, password: "battery staple" });
    await asha.mutate("auth.login", { email: asha.email, password: "battery staple" });
    await asha.mutate("auth.logout");
    await asha.mutate("auth.login", { email: asha.email, password: "battery staple" });
    await asha.mutate("account.delete");

    await waitUntil(() =>
      expect(linesOf(user.id).map(({ event }) => event)).toEqual([
        "auth.registered",
        "auth.sign-in-refused",
        "auth.signed-in",
        "auth.sessions-ended",
        "auth.reset-requested",
        "auth.password-reset",
        "auth.signed-in",
        "auth.signed-out",
        "auth.signed-in",
        "auth.account-deleted",
      ]),
    );
    for (const { requestId, time } of linesOf(user.id)) {
      expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
      expect(Date.now() - Date.parse(String(time))).toBeLessThan(60_000);
    }
    expect(logged()).not.toMatch(/@example\.in|wrong horse|battery staple|oobCode=/);
    // Addresses are logged as a network prefix of at most 48 bits.
    expect(logged()).toMatch(/"network":"2001:db8:[0-9a-f]+::\/48"/);
    expect(logged()).not.toMatch(/2001:db8:[0-9a-f]+::1/);
    expect(logged()).not.toContain(token);
  });
});
