import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { forwardTo, startCountingProxy } from "../../support/servers/counting-proxy.ts";
import { startTestProduct, pidsOf, type TestProduct } from "../../support/servers/test-product.ts";
import { register } from "../../support/api/api-client.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";
import type { HttpServer } from "../../support/servers/http-server.ts";

const databaseUrl = inject("databaseUrl");
const browser = useBrowser();

let database: HttpServer;
let product: TestProduct;
beforeAll(async () => {
  database = await startCountingProxy(databaseUrl);
  product = await startTestProduct({
    DATABASE_URL: database.url,
    AMFI_NAV_URL: "http://127.0.0.1:9/",
    // The registrations of all browser tests come from one address.
    RATE_LIMITS: "off",
  });
});
afterAll(async () => {
  await product?.stop();
  await database?.stop();
});

describe("a worker that starts without its database", () => {
  it("serves the client, which shows the failure and recovers with the database", async () => {
    const asha = await register(product.url);
    database.answer((_, response) => void response.destroy());
    process.kill(pidsOf(product).server, "SIGKILL");
    const healthStatus = () =>
      fetch(`${product.url}/api/health`).then(({ status }) => status, String);
    await expect.poll(healthStatus).toBe(503);

    const page = await browser.newPage();
    await signIn(page, asha, product.url);
    await page.goto(`${product.url}/`);
    await page.getByText("Fundbook cannot reach its database.").waitFor();

    database.answer(forwardTo(databaseUrl));
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("button", { name: "Log out" }).waitFor();
  });
});
