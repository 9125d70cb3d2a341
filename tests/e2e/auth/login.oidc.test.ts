// @module-tag long
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectNoAxeViolations } from "../../support/browser/axe.ts";
import { authorizeAddress } from "../../support/api/assistants.ts";
import { makeStale } from "../../support/api/sign-in.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { allow } from "../../support/browser/google-page.ts";
import { startOidcProvider, type OidcProvider } from "../../support/servers/oidc-provider.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";

const browser = useBrowser();
let provider: OidcProvider;
let product: TestProduct;

beforeAll(async () => {
  provider = await startOidcProvider("oidc");
  const google = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" };
  product = await startTestProduct({ ...google, ...provider.settings, OIDC_NAME: "Our Club" });
  provider.serve(product.url);
}, 90_000);
afterAll(async () => {
  await product?.stop();
  await provider?.stop();
});

describe("the operator's own provider", () => {
  it("signs in by a button beside Google's to what an assistant asks, is shown on the account page, and confirms its deletion", async () => {
    const { sub } = provider.addAccount({ email: "asha@club.example", picture: "" });
    const page = await browser.newPage("phone");
    await page.goto(await authorizeAddress(product.url));
    await page.getByRole("button", { name: "Continue with Google" }).waitFor();
    const button = page.getByRole("button", { name: "Continue with Our Club" });
    const [popup] = await Promise.all([page.waitForEvent("popup"), button.click()]);
    await page.getByRole("button", { name: "Waiting for Our Club..." }).waitFor();
    await expectNoAxeViolations(page);
    await allow(popup, sub);
    await page.getByRole("heading", { name: "Connect an assistant?" }).waitFor();
    await page.getByRole("button", { name: "Allow", exact: true }).waitFor();

    await page.goto(`${product.url}/account/security`);
    await page.getByRole("region", { name: "Our Club account" }).waitFor();
    await page.getByText("You sign in with Our Club and have no password here.").waitFor();
    await page.getByText(/^Signed in with Our Club on/).waitFor();
    await expectNoAxeViolations(page);

    await makeStale(product.databaseUrl, { email: "asha@club.example" });
    await page.goto(`${product.url}/account/data`);
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.getByRole("button", { name: "Delete account" }).click();
    const [again] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("button", { name: "Confirm with Our Club" }).click(),
    ]);
    await allow(again, sub);
    await page.waitForURL("**/login");
    expect(page.url()).toBe(`${product.url}/login`);
  });
});
