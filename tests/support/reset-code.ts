import { setTimeout } from "node:timers/promises";
import { codeIn, mailTo } from "./outbox.ts";
import type { ApiClient } from "./api-client.ts";

const longestWait = 10_000;

/** Requests a reset link and returns its code. Scripts use it outside of tests. */
export async function requestResetCode(somebody: ApiClient, outbox: string): Promise<string> {
  const { error } = await somebody.mutate("auth.requestPasswordReset", { email: somebody.email });
  if (error !== undefined) throw new Error(error.message);
  const end = Date.now() + longestWait;
  while (Date.now() < end) {
    const [mail] = mailTo(outbox, somebody.email);
    if (mail !== undefined) return codeIn(mail);
    // Mail is sent after the response.
    await setTimeout(100);
  }
  throw new Error(`no mail to ${somebody.email}`);
}
