import { describe, expect, it } from "vitest";
import { eventKinds } from "../../../../../src/shared/account/event.ts";
import { eventsMail, type MailedEvent } from "../../../../../src/server/auth/mails/events.ts";

const event = (change: Partial<MailedEvent> = {}): MailedEvent => ({
  kind: "signed-in",
  at: new Date("2026-11-27T09:05:00Z"),
  device: "Firefox on Linux",
  network: "203.0.113",
  detail: null,
  ...change,
});

const reader = (language: string | null) => ({ language, hasPassword: true });

describe("a mail about events", () => {
  it("says what happened, when, and roughly where from", () => {
    const { subject, text } = eventsMail([event()], reader(null));
    expect(subject).toBe("New sign-in to your Fundbook account");
    expect(text.replaceAll(/\s+/g, " ")).toContain(
      "had not been used for it. (27 Nov 2026, 2:35 pm, India time. Device: Firefox on Linux, network: 203.0.113.…)",
    );
  });

  it("shows names of others as text", () => {
    const linked = event({ kind: "provider-linked", detail: "Club <$&>", device: null });
    const { subject, html, text } = eventsMail([linked, event()], reader("en"));
    expect(subject).toBe("2 changes to the security of your Fundbook account");
    expect(text).toContain("A Club <$&> account was linked");
    expect(text).toContain("Device: unknown");
    expect(html).toContain("A Club &lt;$&amp;&gt; account was linked");
  });

  it.each(["en", "hi"])("has a sentence for each kind in %s", (language) => {
    for (const kind of eventKinds) {
      const { subject, text } = eventsMail([event({ kind, detail: "Club" })], reader(language));
      expect(`${subject}${text}`).not.toMatch(/undefined|\{/);
    }
  });

  it("is in English where the language is not known", () => {
    expect(eventsMail([event()], reader("ta"))).toEqual(eventsMail([event()], reader("en")));
    expect(eventsMail([event()], reader("constructor"))).toEqual(
      eventsMail([event()], reader(null)),
    );
  });

  it.each(["account-deleted", "address-lost"] as const)(
    "gives no advice about an account that its reader has no more: %s",
    (kind) => {
      const { text } = eventsMail([event({ kind })], reader("en"));
      expect(text).not.toContain("Forgot password?");
      expect(text).toContain("write to the person who runs this Fundbook");
    },
  );

  it("advises no new password where the account has none", () => {
    for (const language of ["en", "hi"]) {
      const { text } = eventsMail([event()], { language, hasPassword: false });
      expect(text).not.toMatch(/Forgot password|पासवर्ड भूल गए/);
    }
    expect(eventsMail([event()], reader("en")).text).toContain("Forgot password?");
  });
});
