import { expect } from "vitest";
import { product, provider } from "../servers/google-product.ts";
import { redirectPathOf, signInWithGoogle } from "./google-sign-in.ts";
import { codeIn, newestMail } from "../servers/outbox.ts";
import { apiClient, type ApiClient } from "./api-client.ts";
import { createRedirectClient, type RedirectClient } from "../servers/redirect-client.ts";
import { runSql } from "../servers/run-sql.ts";

export const newPassword = "battery staple";

export const appCodeOf = ({ error }: Awaited<ReturnType<ApiClient["mutate"]>>) =>
  error?.data.appCode;

/** The subjects of the Google identities that are linked to an account. */
export const identitiesOf = (email: string) =>
  runSql(
    product.databaseUrl,
    "select subject from oauth_accounts where user_id = (select id from users where email = ?)",
    [email],
  );

export async function isProven(email: string): Promise<boolean> {
  const [user] = await runSql(
    product.databaseUrl,
    "select email_proven_at from users where email = ?",
    [email],
  );
  return user?.["email_proven_at"] != null;
}

export async function resetPassword(
  email: string,
  mails = 1,
  caller = apiClient(product.url),
): Promise<void> {
  await caller.mutate("auth.requestPasswordReset", { email });
  const code = codeIn(await newestMail(product.outbox, email, mails));
  const answer = await caller.mutate("auth.resetPassword", { code, password: newPassword });
  expect(answer.data).toEqual({ ok: true });
}

/** Signs in by a Google account with an existing account's address, which Google does not host. */
export async function signInUnproven(
  email: string,
): Promise<{ client: RedirectClient; sub: string }> {
  const { sub } = provider.addAccount({ email });
  const client = createRedirectClient();
  const step = await signInWithGoogle(product, client, sub);
  expect(redirectPathOf(product, step)).toBe("/link-google");
  expect(client.cookie("localhost", "fundbook")).toBe("");
  return { client, sub };
}

/** The client with the cookie of a Google identity that waits to be linked. */
export const waiting = (client: RedirectClient): ApiClient =>
  apiClient(product.url, client.cookie("localhost", "fundbook-link"));

export async function mailedCode(caller: ApiClient, email: string, mails = 1): Promise<string> {
  expect((await caller.mutate("auth.sendLinkMail")).data).toEqual({ ok: true });
  const { text } = await newestMail(product.outbox, email, mails);
  const [, code = ""] = /\/link-google\?linkCode=(\S+)/.exec(text) ?? [];
  return code;
}
