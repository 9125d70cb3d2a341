import { createHmac } from "node:crypto";

const webhookKey = Buffer.from("a key of the tests, 32 bytes it is");
export const webhookSecret = `whsec_${webhookKey.toString("base64")}`;

/** The signature of a message as Standard Webhooks has it. */
export function signWebhook(id: string, at: Date, body: string): string {
  const signed = `${id}.${Math.floor(at.getTime() / 1000)}.${body}`;
  return `v1,${createHmac("sha256", webhookKey).update(signed).digest("base64")}`;
}
