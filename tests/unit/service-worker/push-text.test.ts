import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pushText } from "../../../src/service-worker/push-text.ts";

const sip = { kind: "sips", id: "2026-12-05", language: "en" };
const textOf = (payload: unknown) => pushText(JSON.stringify(payload));

describe("a notification", () => {
  it("says the day of an instalment in the language of its message", () => {
    expect(textOf(sip)).toEqual({
      title: "A SIP falls due",
      body: "On 5 December. Keep the amount in your bank.",
      lang: "en",
      tag: "sips 2026-12-05",
    });
    expect(textOf({ ...sip, language: "hi" })).toMatchObject({
      title: "SIP की किस्त देय है",
      body: "5 दिसंबर को। राशि बैंक में रखें।",
      lang: "hi",
    });
  });

  it("is in English where the language is not known", () => {
    for (const language of [null, "ta", 1]) expect(textOf({ ...sip, language }).lang).toBe("en");
  });

  it("says only its own words, whatever the message is", () => {
    const known = new Set([
      "Something needs you Open Fundbook to see what.",
      "कुछ आपका ध्यान चाहता है Fundbook खोलकर देखें क्या।",
    ]);
    const payload = fc.record({ kind: fc.string(), id: fc.string(), language: fc.string() });
    const message = fc.oneof(
      fc.constantFrom(undefined, "", "null", "[]", '{"kind":"sips","id":"<b>"}'),
      fc.string(),
      fc.json(),
      payload.map((each) => JSON.stringify(each)),
    );
    fc.assert(
      fc.property(message, (each) => {
        const { title, body } = pushText(each);
        return known.has(`${title} ${body}`);
      }),
    );
  });
});
