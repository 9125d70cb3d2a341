import { startTestProduct } from "../tests/support/test-product.ts";
import { register, apiClient } from "../tests/support/api-client.ts";
import { inPairs, type Figure } from "./pairs.ts";

/**
 * Whether the time of an answer tells if an e-mail has an account: each way round, so that neither may be the slower.
 * The mail of a reset goes to the local outbox.
 */
export async function noOracle(): Promise<Figure[]> {
  const product = await startTestProduct({
    AMFI_NAV_URL: "http://127.0.0.1:9/NAVAll.txt",
    RATE_LIMITS: "off",
  });
  // What is done after an answer would otherwise slow the next one, and so look as if the next one told something.
  const settle = () => new Promise((resolve) => setTimeout(resolve, 30));
  const prepare = { step: settle, floor: settle };
  const compare = (name: string, step: () => Promise<unknown>, floor: () => Promise<unknown>) =>
    inPairs({ name, atMost: 1.1, pairs: 40 }, { prepare, step, floor });
  try {
    const { email } = await register(product.url);
    const visitor = apiClient(product.url);
    const signIn = (address: string) =>
      visitor.mutate("auth.login", { email: address, password: "wrong horse" });
    const askForLink = (address: string) =>
      visitor.mutate("auth.requestPasswordReset", { email: address });
    const [known, unknown] = [() => signIn(email), () => signIn(visitor.email)];
    const [knownLink, unknownLink] = [() => askForLink(email), () => askForLink(visitor.email)];
    return [
      await compare("Unknown e-mail over wrong password", unknown, known),
      await compare("Wrong password over unknown e-mail", known, unknown),
      await compare("Reset link of an unknown e-mail over a known", unknownLink, knownLink),
      await compare("Reset link of a known e-mail over an unknown", knownLink, unknownLink),
    ];
  } finally {
    await product.stop();
  }
}
