import { startTestProduct } from "../../tests/support/servers/test-product.ts";
import { registerByRequest, apiClient } from "../../tests/support/api/api-client.ts";
import { inPairs, type Figure } from "../pairs.ts";

/**
 * Checks that response times do not reveal whether an e-mail has an account. Each pair is compared in both directions,
 * so neither may be slower.
 */
export async function noOracle(): Promise<Figure[]> {
  const product = await startTestProduct({
    AMFI_NAV_URL: "http://127.0.0.1:9/NAVAll.txt",
    RATE_LIMITS: "off",
  });
  // Work that continues after a response would slow the next one.
  const settle = () => new Promise((resolve) => setTimeout(resolve, 30));
  const prepare = { step: settle, baseline: settle };
  const compare = (name: string, step: () => Promise<unknown>, baseline: () => Promise<unknown>) =>
    inPairs({ name, atMost: 1.1, pairs: 40 }, { prepare, step, baseline });
  try {
    const { email } = await registerByRequest(product.url);
    const visitor = apiClient(product.url);
    const signIn = (address: string) =>
      visitor.mutate("auth.login", { email: address, password: "wrong horse" });
    const requestLink = (address: string) =>
      visitor.mutate("auth.requestPasswordReset", { email: address });
    const [known, unknown] = [() => signIn(email), () => signIn(visitor.email)];
    const [knownLink, unknownLink] = [() => requestLink(email), () => requestLink(visitor.email)];
    return [
      await compare("Unknown e-mail / wrong password", unknown, known),
      await compare("Wrong password / unknown e-mail", known, unknown),
      await compare("Reset link of an unknown e-mail / a known", unknownLink, knownLink),
      await compare("Reset link of a known e-mail / an unknown", knownLink, unknownLink),
    ];
  } finally {
    await product.stop();
  }
}
