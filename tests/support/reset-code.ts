import { setTimeout } from "node:timers/promises";
import { codeIn, mailTo } from "./outbox.ts";
import type { Person } from "./person.ts";

/** The code of a reset link that somebody asks for. */
export async function resetCodeOf(somebody: Person, outbox: string): Promise<string> {
  const { error } = await somebody.tell("auth.requestPasswordReset", { email: somebody.email });
  if (error !== undefined) throw new Error(error.message);
  for (;;) {
    const [mail] = mailTo(outbox, somebody.email);
    if (mail !== undefined) return codeIn(mail);
    // Mail goes out after the answer.
    await setTimeout(100);
  }
}
