import { expect, it } from "vitest";
import { forwardingQuestion, isForwardingSender } from "../../../../src/server/inbox/forwarding.ts";

const link = "https://mail-settings.google.com/mail/vf-%5BANGjdJ8%5D-x?z=1";

it("a question of Gmail has who asks, the code if any, and the page to confirm it", () => {
  const subject = "(#123456789) Gmail Forwarding Confirmation - Receive Mail from asha@gmail.com";
  expect(forwardingQuestion(subject, `To allow this, click\n${link}\n\nIf you click, …`)).toEqual({
    from: "asha@gmail.com",
    code: "123456789",
    link,
  });
  expect(forwardingQuestion("asha@gmail.com asks", `(${link}).`)).toEqual({
    from: "asha@gmail.com",
    code: null,
    link,
  });
});

it.each([
  "http://mail.google.com/mail/vf-x",
  "https://mail.google.com.evil.example/mail/vf-x",
  "https://mail.google.com:8443/mail/vf-x",
  "https://asha@mail.google.com/mail/vf-x",
  "https://mail.google.com/mail/uf-x",
  "https://evil.example/?https://mail.google.com/mail/vf-x",
  "https://mail.google.com/mail/../url?q=https://evil.example",
])("no link leads elsewhere: %s", (other) => {
  expect(forwardingQuestion("", other).link).toBeNull();
});

it("a question counts only where Google's signature vouches for it", () => {
  expect(isForwardingSender("forwarding-noreply@google.com", "google.com")).toBe(true);
  expect(isForwardingSender("forwarding-noreply@google.com", null)).toBe(false);
  expect(isForwardingSender("forwarding-noreply@google.com", "evil.example")).toBe(false);
  expect(isForwardingSender("x@google.com", "google.com")).toBe(false);
});
