import fc from "fast-check";
import { Resend } from "resend";
import { describe, expect, it } from "vitest";
import { isSigned } from "../../../../../src/server/platform/mail/verify-webhook.ts";
import { signWebhook, webhookSecret } from "../../../../support/api/sign-webhook.ts";
import { stopIn } from "../../../../../src/server/letters/webhook/stop-in.ts";

const now = new Date("2026-11-03T04:00:00Z");
const timestamp = String(now.getTime() / 1000);
const secret = webhookSecret;
const sign = (body: string, at = now) => signWebhook("msg_1", at, body);

describe("a message of the mail service", () => {
  it("is signed as Resend's own library has it", async () => {
    const at = new Date();
    const headers = {
      id: "msg_1",
      timestamp: String(Math.floor(at.getTime() / 1000)),
      signature: sign('{"type":"x"}', at),
    };
    const { webhooks } = new Resend("re_key");
    const payload = '{"type":"x"}';
    expect(webhooks.verify({ payload, headers, webhookSecret })).toEqual({ type: "x" });
    expect(
      await isSigned(payload, { ...headers, signatures: headers.signature }, { secret, now: at }),
    ).toBe(true);
  });

  it("is taken with its own body and id alone, whatever they are", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary" }), async (text) => {
        const body = text.toWellFormed();
        const headers = {
          id: "msg_1",
          timestamp,
          signatures: `v1,${"A".repeat(43)}= ${sign(body)}`,
        };
        expect(await isSigned(body, headers, { secret, now })).toBe(true);
        expect(await isSigned(`${body} `, headers, { secret, now })).toBe(false);
        expect(await isSigned(body, { ...headers, id: "msg_2" }, { secret, now })).toBe(false);
      }),
    );
  });

  it.each([
    [300, true],
    [-300, true],
    [301, false],
    [-301, false],
  ])("is taken %d seconds from now: %s", async (seconds, isTaken) => {
    const at = new Date(now.getTime() + seconds * 1000);
    const headers = {
      id: "msg_1",
      timestamp: String(at.getTime() / 1000),
      signatures: sign("{}", at),
    };
    expect(await isSigned("{}", headers, { secret, now })).toBe(isTaken);
  });

  it.each([
    { id: "" },
    { timestamp: "" },
    { timestamp: "1e9" },
    { timestamp: `${timestamp} ` },
    { signatures: "" },
    { signatures: "v1," },
    { signatures: "v2,AAAA" },
    { signatures: "v1,ÄÄÄ" },
  ])("is refused with %j", async (change) => {
    const headers = { id: "msg_1", timestamp, signatures: sign("{}"), ...change };
    expect(await isSigned("{}", headers, { secret, now })).toBe(false);
  });
});

describe("what ends letters", () => {
  const message = (type: string, more: object = {}) =>
    JSON.stringify({
      type,
      created_at: "2026-11-03T04:00:00Z",
      data: { email_id: "x", to: ["asha@example.in"], tags: { letter: "one" }, ...more },
    });

  it.each([
    ["email.bounced", { bounce: { type: "Permanent", subType: "General" } }, "bounce"],
    ["email.bounced", { bounce: { type: "Transient" } }, undefined],
    ["email.bounced", {}, undefined],
    ["email.complained", {}, "complaint"],
    ["email.suppressed", {}, "suppressed"],
    ["email.suppressed", { tags: [{ name: "letter", value: "one" }] }, "suppressed"],
    ["email.delivered", {}, undefined],
    ["email.complained", { tags: { other: "one" } }, undefined],
    ["email.complained", { tags: undefined }, undefined],
    ["email.complained", { to: "asha@example.in" }, undefined],
  ])("is %s with %j: %s", (type, more, reason) => {
    expect(stopIn(message(type, more))?.reason).toBe(reason);
  });

  it("is nothing that cannot be read", () => {
    for (const body of ["", "null", "[]", "{", '{"type":1}']) expect(stopIn(body)).toBeNull();
  });
});
