import { expect } from "vitest";
import { product, provider } from "./google-product.ts";
import { endOf, signInWithGoogle } from "./google-walk.ts";
import { codeIn, newestMail } from "./outbox.ts";
import { person, type Person } from "./person.ts";
import { redirectWalker, type Walker } from "./redirect-walker.ts";
import { rows } from "./rows.ts";

export const newPassword = "battery staple";

export const appCodeOf = ({ error }: Awaited<ReturnType<Person["tell"]>>) => error?.data.appCode;

/** The subjects of the Google identities that are linked to an account. */
export const identitiesOf = (email: string) =>
  rows(
    product.databaseUrl,
    "select subject from oauth_accounts where user_id = (select id from users where email = ?)",
    [email],
  );

export async function isProven(email: string): Promise<boolean> {
  const [user] = await rows(
    product.databaseUrl,
    "select email_proven_at from users where email = ?",
    [email],
  );
  return user?.["email_proven_at"] != null;
}

export async function resetPassword(
  email: string,
  mails = 1,
  who = person(product.url),
): Promise<void> {
  await who.tell("auth.requestPasswordReset", { email });
  const code = codeIn(await newestMail(product.outbox, email, mails));
  const answer = await who.tell("auth.resetPassword", { code, password: newPassword });
  expect(answer.data).toEqual({ ok: true });
}

/** Signs in by a Google account with an existing account's address, which Google does not host. */
export async function signInUnproven(email: string): Promise<{ walker: Walker; sub: string }> {
  const { sub } = provider.knows({ email });
  const walker = redirectWalker();
  const step = await signInWithGoogle(product, walker, sub);
  expect(endOf(product, step)).toBe("/link-google");
  expect(walker.cookie("localhost", "fundbook")).toBe("");
  return { walker, sub };
}

/** The client with the cookie of a Google identity that waits to be linked. */
export const waiting = (walker: Walker): Person =>
  person(product.url, walker.cookie("localhost", "fundbook-google-link"));

export async function mailedCode(who: Person, email: string, mails = 1): Promise<string> {
  expect((await who.tell("auth.sendGoogleLinkMail")).data).toEqual({ ok: true });
  const { text } = await newestMail(product.outbox, email, mails);
  const [, code = ""] = /\/link-google\?linkCode=(\S+)/.exec(text) ?? [];
  return code;
}
