/**
 * Replaces the packages by which `resend` reads received mail and checks webhooks in the built worker
 * (`wrangler.toml`). Fundbook only sends.
 */

function unavailable(): never {
  throw new Error("Fundbook sends mail by Resend, and receives none.");
}

export default { parse: unavailable };
export { unavailable as Webhook };
