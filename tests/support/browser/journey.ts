import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { password } from "../api/api-client.ts";
import { registerRecipient, type RegisteredUser } from "../api/sharing.ts";
import { navFixture } from "../data/fixtures.ts";
import { loadFeed } from "../servers/load-feed.ts";
import { startTestProduct, type TestProduct } from "../servers/test-product.ts";
import { userOf, type JourneyBrowser } from "./journey-browser.ts";
import { waitUntil } from "../wait-until.ts";
import { hasOfflineCopy } from "./offline-copy.ts";

const scheme = "First Example PSU Debt Fund - Direct Plan - Growth";
const statement = `Transaction history
Scheme Name,Transaction Type,Units,NAV,Amount,Date
First Example Liquid ETF - Growth,PURCHASE,10,1000,10000,05 Jan 2024
`;

type Place = JourneyBrowser & {
  user: ReturnType<typeof userOf>;
  product: TestProduct;
  recipient: RegisteredUser;
  /** A folder for files that the user chooses. */
  folder: string;
};

/** Runs in a page. */
const hasPasskeys = async (): Promise<boolean> => "PublicKeyCredential" in globalThis;

/**
 * Tries a passkey in a browser that has them, but no device to keep them, until its user is told so: on a busy machine the
 * toast can be gone before it was looked for.
 */
const waitUntilToldWhy = ({ locate, user }: Place, button: string) =>
  waitUntil(async () => {
    const told = await locate(
      `//*[text()="No passkey was used. Try again, or choose another way."]`,
    );
    if (told === null) await user.clickButton(button);
    expect(told).not.toBeNull();
  });

/** What people do with Fundbook, in this order. */
const journey: Record<string, (at: Place) => Promise<unknown>> = {
  async "a visitor is offered passkeys where the browser has them, and told why none was used"(at) {
    const { open, locate, holds, product, user } = at;
    await open(`${product.url}/login`);
    await user.seeHeading("Sign in");
    if (await holds(hasPasskeys, "")) {
      await waitUntilToldWhy(at, "Continue with a passkey");
    } else {
      expect(await locate(`//button[contains(., "passkey")]`)).toBeNull();
    }
  },

  async "a new user registers"({ open, product, user }) {
    await open(`${product.url}/register`);
    await user.fill("Name", "Asha Rao");
    await user.fill("Email", `${crypto.randomUUID()}@example.in`);
    await user.fill("Password", password);
    await user.fill("Confirm password", password);
    await user.submit();
    await user.see("Registration successful");
    await user.seeHeading("Portfolio Overview");
    await user.see("Your portfolio is empty");
  },

  async "the user adds no passkey without a device, and reads why"(at) {
    const { open, holds, product, user } = at;
    await open(`${product.url}/account/security`);
    await user.seeHeading("Passkeys");
    await ((await holds(hasPasskeys, ""))
      ? waitUntilToldWhy(at, "Add a passkey")
      : user.see("This browser has no passkeys."));
  },

  async "the user adds a fund"({ open, product, user }) {
    await open(`${product.url}/funds/add-fund`);
    await user.fill("Scheme", "growth psu");
    await user.click(`//*[@role="option"][contains(normalize-space(), "${scheme}")]`);
    await user.fill("Folio number", "1001/1");
    await user.fill("Invested amount", "4000");
    await user.fill("Units", "10");
    await user.submit();
    await user.see("Fund added successfully");
    await user.seeHeading("View Funds");
    await user.see("₹4,047.30");
  },

  async "the user edits the fund"({ open, product, user }) {
    await open(`${product.url}/account`);
    await user.click(`//label[contains(., "Edit and delete funds")]`);
    await open(`${product.url}/funds/edit-funds`);
    await user.click(`//button[starts-with(@aria-label, "Edit ${scheme}")]`);
    await user.fill("Units", "20");
    await user.submit();
    await user.see("Fund updated successfully");
    await user.seeHeading("Edit Funds");
    await user.see("₹8,094.60");
  },

  async "the user imports a table of transactions"({ open, chooseFile, product, user, folder }) {
    const path = join(folder, "groww.csv");
    writeFileSync(path, statement);
    await open(`${product.url}/funds/import`);
    await user.see("Choose files");
    await chooseFile(`//input[@type="file"]`, path);
    await user.seeHeading("groww.csv");
    await user.clickButton("Demat for all");
    await user.clickButton("Add 1 entry");
    await user.click(`//a[normalize-space() = "See your portfolio"]`);
    await user.seeHeading("Portfolio Overview");
    await user.see("₹18,094.60");
  },

  async "the user shares the funds with a recipient"({ open, product, user, recipient }) {
    await open(`${product.url}/account/sharing`);
    await user.fill("Search people", recipient.name);
    await user.clickButton(`Share with ${recipient.name}`);
    await user.click(`(//*[@role="alertdialog"]//button)[2]`);
    await user.see("Funds shared successfully!");
    const { data } = await recipient.query("sharing.senders");
    expect(data).toMatchObject([{ senderName: "Asha Rao" }]);
  },

  async "the user sees the last figures when the server cannot be reached"(at) {
    const { open, reload, holds, product, user } = at;
    await open(`${product.url}/`);
    await user.see("₹18,094.60");
    // Not the one of before the import: each copy is stored a moment after its answers.
    await expect.poll(() => holds(hasOfflineCopy, "Liquid ETF")).toBe(true);
    await product.stop();
    await reload();
    await user.see("₹18,094.60");
    await user.see("Offline: figures as of");
  },
};

/** Runs the journey as tests. */
export function testJourney(startBrowser: () => Promise<JourneyBrowser>): void {
  const folder = mkdtempSync(join(tmpdir(), "journey-"));
  let at: Place | undefined;
  let product: TestProduct | undefined;
  beforeAll(async () => {
    product = await startTestProduct({ AMFI_NAV_URL: "http://127.0.0.1:9/", RATE_LIMITS: "off" });
    await loadFeed(product.databaseUrl, navFixture("eight-columns"));
    const recipient = await registerRecipient(product.url);
    const browser = await startBrowser();
    at = { ...browser, user: userOf(browser), product, recipient, folder };
  });
  afterAll(async () => {
    await at?.stop();
    await product?.stop();
    rmSync(folder, { recursive: true });
  });
  for (const [title, run] of Object.entries(journey)) {
    it(title, async () => {
      if (at === undefined) throw new Error("the browser is not up");
      await run(at);
    });
  }
}
