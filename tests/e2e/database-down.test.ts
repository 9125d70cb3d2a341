import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { useBrowser } from "../support/browser.ts";
import { forwardTo, startCountingProxy } from "../support/counting-proxy.ts";
import { ownProduct, pidsOf, type OwnProduct } from "../support/own-product.ts";
import { investor } from "../support/person.ts";
import { signIn } from "../support/signed-in.ts";
import type { Upstream } from "../support/upstream.ts";

const databaseUrl = inject("databaseUrl");
const browser = useBrowser();

let database: Upstream;
let product: OwnProduct;
beforeAll(async () => {
  database = await startCountingProxy(databaseUrl);
  product = await ownProduct({
    DATABASE_URL: database.url,
    AMFI_NAV_URL: "http://127.0.0.1:9/",
    // Its database counts the sign-ups of every browser test, all from this machine.
    RATE_LIMITS: "off",
  });
});
afterAll(async () => {
  await product?.stop();
  await database?.stop();
});

describe("a worker that starts without its database", () => {
  it("serves the client, which shows the failure and recovers with the database", async () => {
    const asha = await investor(product.url);
    database.answer((_, response) => void response.destroy());
    process.kill(pidsOf(product).server, "SIGKILL");
    const isBack = () => fetch(`${product.url}/api/health`).then(({ status }) => status, String);
    await expect.poll(isBack, { timeout: 20_000 }).toBe(503);

    const page = await browser.newPage();
    await signIn(page, asha, product.url);
    await page.goto(`${product.url}/`);
    await page.getByText("Fundbook cannot reach its database.").waitFor();

    database.answer(forwardTo(databaseUrl));
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("button", { name: "Log out" }).waitFor();
  });
});
