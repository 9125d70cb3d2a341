import { setTimeout } from "node:timers/promises";
import { codeIn, mailTo } from "../servers/outbox.ts";
import type { ApiClient } from "./api-client.ts";

const longestWait = 10_000;

/** Requests a reset link and returns its code. Scripts use it outside of tests. */
export async function requestResetCode(user: ApiClient, outbox: string): Promise<string> {
  const { error } = await user.mutate("auth.requestPasswordReset", { email: user.email });
  if (error !== undefined) throw new Error(error.message);
  const end = Date.now() + longestWait;
  while (Date.now() < end) {
    const [mail] = mailTo(outbox, user.email);
    if (mail !== undefined) return codeIn(mail);
    // Mail is sent after the response.
    await setTimeout(100);
  }
  throw new Error(`no mail to ${user.email}`);
}
