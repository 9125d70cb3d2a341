/**
 * Replaces the packages by which `resend` forwards received mail and checks webhooks in the built worker
 * (`wrangler.toml`), which would be 26 KB of it, gzipped. Fundbook does neither by them: see "Received mail" in
 * docs/decisions.md.
 */

function unavailable(): never {
  throw new Error("Fundbook reads received mail, and checks webhooks, by its own code.");
}

export default { parse: unavailable };
export { unavailable as Webhook };
