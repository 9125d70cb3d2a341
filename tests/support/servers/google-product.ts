import { afterAll, afterEach, beforeAll } from "vitest";
import { startOidcProvider, type OidcProvider } from "./oidc-provider.ts";
import { startTestProduct, type TestProduct } from "./test-product.ts";

/** For the tests of a file that calls `useGoogleProduct`. */
export let provider: OidcProvider;
export let product: TestProduct;

/** Starts an OpenID provider and a product that signs in through it, for all tests of a file. */
export function useGoogleProduct(): void {
  beforeAll(async () => {
    provider = await startOidcProvider();
    product = await startTestProduct({ ...provider.settings, RATE_LIMITS: "off" });
    provider.serve(product.url);
  }, 90_000);
  afterEach(() => provider.reset());
  afterAll(async () => {
    await product?.stop();
    await provider?.stop();
  });
}
