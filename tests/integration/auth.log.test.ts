import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { codeIn, newestMail } from "../support/outbox.ts";
import { ownProductBehindProxy } from "../support/behind-proxy.ts";
import type { OwnProduct } from "../support/own-product.ts";
import { investor, password, person } from "../support/person.ts";

let product: OwnProduct;
beforeAll(async () => {
  product = await ownProductBehindProxy({ AMFI_NAV_URL: "http://127.0.0.1:9/NAVAll.txt" });
});
afterAll(() => product?.stop());

let addresses = 0;

/** Somebody at an address that nobody had before. */
const elsewhere = () => ({ "cf-connecting-ip": `2001:db8:${(addresses += 1).toString(16)}::1` });
const stranger = (headers = elsewhere()) => person(product.url, "", headers);
const newcomer = () => investor(product.url, "Asha Rao", elsewhere());

const tryOn = (email: string, secret = "wrong horse", who = stranger()) =>
  who.tell("auth.login", { email, password: secret });

describe("the log", () => {
  const logged = () => readFileSync(join(product.dataFolder, "log/server.log"), "utf8");
  const linesOf = (userId: unknown) =>
    logged()
      .split("\n")
      .flatMap((line) => /\{"level":.*\}/.exec(line) ?? [])
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter((line) => line["userId"] === userId);

  it("has an entry with the request id for each account event, without personal data", async () => {
    const asha = await newcomer();
    const me = await asha.ask("auth.me");
    const { user } = me.data as { user: { id: string } };
    const [, token = ""] = asha.cookie().split("=");
    await tryOn(asha.email);
    await tryOn(asha.email, password);
    await asha.tell("account.endOtherSessions");
    await stranger().tell("auth.requestPasswordReset", { email: asha.email });
    const code = codeIn(await newestMail(product.outbox, asha.email));
    await stranger().tell("auth.resetPassword", { code, password: "battery staple" });
    await asha.tell("auth.login", { email: asha.email, password: "battery staple" });
    await asha.tell("auth.logout");
    await asha.tell("auth.login", { email: asha.email, password: "battery staple" });
    await asha.tell("account.delete", { password: "battery staple" });

    await vi.waitFor(() =>
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
    // An address is cut to its network, which has no more than 48 bits.
    expect(logged()).toMatch(/"network":"2001:db8:[0-9a-f]+::\/48"/);
    expect(logged()).not.toMatch(/2001:db8:[0-9a-f]+::1/);
    expect(logged()).not.toContain(token);
  });
});
