import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { waitUntil } from "../wait-until.ts";

type Mail = { to: string; from: string; subject: string; text: string; html: string };

/** The mails to an address, oldest first. */
export function mailTo(outbox: string, address: string): Mail[] {
  return readdirSync(outbox)
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(outbox, name), "utf8")) as Mail)
    .filter(({ to }) => to === address);
}

/** The code in a link that sets a password, or lets a device sign in. */
export function codeIn({ text }: Pick<Mail, "text">): string {
  const [, code = ""] = /\/new-password\?(?:oobCode|device)=(\S+)/.exec(text) ?? [];
  return code;
}

/** Waits for the nth mail to an address: mail is sent after the response. */
export const newestMail = (outbox: string, address: string, count = 1): Promise<Mail> =>
  waitUntil(() => {
    const mail = mailTo(outbox, address).at(count - 1);
    if (mail === undefined) throw new Error(`no mail number ${count} to ${address}`);
    return mail;
  });
