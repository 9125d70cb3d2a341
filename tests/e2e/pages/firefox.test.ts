import type { ElementHandle, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { startFirefox, type Firefox } from "../../support/browser/firefox.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { hasOfflineCopy } from "../../support/browser/offline-copy.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";
import { password } from "../../support/api/api-client.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { registerRecipient, type RegisteredUser } from "../../support/api/sharing.ts";
import { waitUntil } from "../../support/wait-until.ts";

const scheme = "First Example PSU Debt Fund - Direct Plan - Growth";

describe.skipIf(inject("firefoxPath") === "")("in Firefox", () => {
  let firefox: Firefox;
  let product: TestProduct;
  let page: Page;
  let ravi: RegisteredUser;
  beforeAll(async () => {
    product = await startTestProduct({ AMFI_NAV_URL: "http://127.0.0.1:9/", RATE_LIMITS: "off" });
    await loadFeed(product.databaseUrl, navFixture("eight-columns"));
    ravi = await registerRecipient(product.url);
    firefox = await startFirefox(inject("firefoxPath"));
    page = await firefox.browser.newPage();
  });
  afterAll(async () => {
    await firefox?.stop();
    await product?.stop();
  });

  const open = (path: string) => page.goto(product.url + path);
  /** Waits until it is visible and stays in its place. Puppeteer's own waits need `eval`, which the page's policy forbids. */
  const find = (selector: string): Promise<ElementHandle<HTMLElement>> =>
    waitUntil(async () => {
      const found = (await page.$(selector)) as ElementHandle<HTMLElement> | null;
      if (found === null || !(await found.isVisible())) throw new Error(`no ${selector}`);
      const place = await found.boundingBox();
      expect(await found.boundingBox()).toEqual(place);
      return found;
    });
  const see = (text: string) => find(`::-p-text(${text})`);
  /** Firefox aborts the next navigation while the page is still on its way to this one. */
  const seeHeading = (text: string) => find(`::-p-xpath(//h1[. = "${text}"])`);
  const click = async (selector: string) => (await find(selector)).click();
  const fill = async (label: string, value: string) => {
    const byLabel = `@id=//label[starts-with(normalize-space(), "${label}")]/@for`;
    const field = await find(`::-p-xpath(//input[@aria-label="${label}" or ${byLabel}])`);
    await field.evaluate((input) => input instanceof HTMLInputElement && input.select());
    await field.type(value);
  };

  it("a new user registers", async () => {
    await open("/register");
    await fill("Name", "Asha Rao");
    await fill("Email", `${crypto.randomUUID()}@example.in`);
    await fill("Password", password);
    await fill("Confirm password", password);
    await click("button[type=submit]");
    await see("Registration successful");
    await seeHeading("Portfolio Overview");
    await see("Your portfolio is empty");
  });

  it("the user adds a fund", async () => {
    await open("/funds/add-fund");
    await fill("Scheme", "growth psu");
    await click(`[role=option]::-p-text(${scheme})`);
    await fill("Folio number", "1001/1");
    await fill("Invested amount", "4000");
    await fill("Units", "10");
    await click("button[type=submit]");
    await see("Fund added successfully");
    await seeHeading("View Funds");
    await see("₹4,047.30");
  });

  it("the user edits the fund", async () => {
    await open("/account");
    await click('::-p-xpath(//label[contains(., "Edit and delete funds")])');
    await open("/funds/edit-funds");
    await click(`button[aria-label^="Edit ${scheme}"]`);
    await fill("Units", "20");
    await click("button[type=submit]");
    await see("Fund updated successfully");
    await seeHeading("Edit Funds");
    await see("₹8,094.60");
  });

  it("the user shares the fund with a recipient", async () => {
    await open("/account/sharing");
    await fill("Search people", ravi.name);
    await click(`button[aria-label="Share with ${ravi.name}"]`);
    await click("[role=alertdialog] button:nth-of-type(2)");
    await see("Funds shared successfully!");
    const { data } = await ravi.query("sharing.senders");
    expect(data).toMatchObject([{ senderName: "Asha Rao" }]);
  });

  it("the user sees the last figures when the server cannot be reached", async () => {
    await open("/");
    await see("₹8,094.60");
    // Not the one of before the edit: each copy is stored a moment after its answers.
    await expect.poll(() => page.evaluate(hasOfflineCopy, '"units":20')).toBe(true);
    await product.stop();
    await page.reload();
    await see("₹8,094.60");
    await see("Offline: figures as of");
  });
});
