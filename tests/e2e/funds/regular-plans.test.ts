import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addLedger, transactionInput } from "../../support/api/ledgers.ts";
import { registerUser } from "../../support/api/sharing.ts";
import { expectNoAxeViolations } from "../../support/browser/axe.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";
import { insertTwins, twinCodes, twinNames } from "../../support/data/insert-twins.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";
import { expectNoSidewaysScroll } from "../../support/browser/sideways-scroll.ts";

const browser = useBrowser();
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ AMFI_NAV_URL: "http://127.0.0.1:9/", RATE_LIMITS: "off" });
  await insertTwins(product.databaseUrl);
});
afterAll(() => product?.stop());

const titleOf = (code: string) => twinNames.find(([listed]) => listed === code)?.[1] ?? "";

const purchase = { date: "2020-01-06", units: 500, amount: 10_000, nav: null };

/** A user with two funds in regular plans, of which one pays out and is estimated, and one in a direct plan. */
async function openAt(path: (fundId: string) => string, width = 1280): Promise<Page> {
  const owner = await registerUser(product.url);
  const addOf = (code: string) =>
    addLedger(owner, [transactionInput({ id: crypto.randomUUID(), ...purchase })], {
      amfiCode: code,
      schemeName: titleOf(code),
    });
  const fundId = await addOf(twinCodes.regular);
  await addOf(twinCodes.payouts);
  await addOf(twinCodes.direct);
  const page = await browser.newPage();
  await page.setViewportSize({ width, height: 900 });
  await signIn(page, owner, product.url);
  await page.goto(`${product.url}${path(fundId)}`);
  return page;
}

it.each([320, 1280])(
  "the page of regular plans names the gap between both curves, and fits at %i px",
  async (width) => {
    const page = await openAt(() => "/regular-plans", width);
    const chart = page.getByRole("slider", { name: "Value by day" });
    expect(await chart.getAttribute("aria-valuetext")).toMatch(
      /^20 Aug 2026: In the direct plan ₹.*, As held ₹.*, Difference \+₹/,
    );
    const estimated = page.getByRole("region", { name: "Estimated, in addition" });
    await estimated
      .getByText(/^₹[\d,.]+ more in direct plans, of .*IDCW/)
      .first()
      .waitFor();
    expect(await page.getByRole("region", { name: "By fund" }).innerText()).not.toMatch(/IDCW/);
    await page.getByText("1 fund is not counted").click();
    await page.getByText("It is a direct plan already.").waitFor();
    await page.getByRole("heading", { name: titleOf(twinCodes.regular) }).click();
    await page.getByRole("region", { name: "If you switched today" }).waitFor();
    await page.getByRole("link", { name: "Enter the exit load" }).waitFor();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
  },
);

it("a fund's page says what the direct plan would be worth, and leads to its curves", async () => {
  const page = await openAt((fundId) => `/funds/${fundId}`);
  await page.getByRole("link", { name: /^In the direct plan: ₹.* more$/ }).click();
  await page.getByRole("region", { name: "If you switched today" }).waitFor();
});

it("Home says what the regular plans cost, and leads to them", async () => {
  const page = await openAt(() => "/");
  await page.getByRole("heading", { name: "Largest holdings" }).scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: /^Regular plans cost\s*₹/ }).click();
  await page.getByRole("region", { name: "More in direct plans" }).waitFor();
});
