import { chromium, type Browser, type BrowserContext } from "playwright-core";
import { provideBrowser } from "../tests/support/browser-program.ts";
import { browserFlags } from "../tests/support/browser-flags.ts";
import { insertFunds } from "../tests/support/insert-funds.ts";
import { startTestProduct, type TestProduct } from "../tests/support/test-product.ts";
import { requestResetCode } from "../tests/support/reset-code.ts";
import { loadFeed } from "../tests/support/load-feed.ts";
import {
  registerUser,
  registerRecipient,
  share,
  type RegisteredUser,
} from "../tests/support/sharing.ts";
import { setEditMode, signIn } from "../tests/support/signed-in-page.ts";
import { generatedFeed } from "./generated-feed.ts";

const fundsEach = 15;

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: provideBrowser(), args: browserFlags });

/** What a browser has of a person's earlier visits: who is signed in, and what was chosen on this device. */
type Kept = Awaited<ReturnType<BrowserContext["storageState"]>>;
export type Screen = { name: string; path: string; kept: Kept };

/**
 * A product with as many schemes as AMFI lists and somebody who has funds, to whom others have shared theirs; and all
 * screens as they come to them.
 */
export async function everyScreen(): Promise<{ product: TestProduct; screens: Screen[] }> {
  const product = await startTestProduct({
    AMFI_NAV_URL: "http://127.0.0.1:9/",
    RATE_LIMITS: "off",
  });
  try {
    await loadFeed(product.databaseUrl, generatedFeed());
    const [sender, to] = [await registerUser(product.url), await registerRecipient(product.url)];
    for (const { id } of [sender, to]) await insertFunds(product.databaseUrl, id, fundsEach);
    await share(sender, to);
    const code = await requestResetCode(sender, product.outbox);
    const strangers = {
      ...named("/login", "/register", "/reset-password", "/nowhere"),
      "/new-password": `/new-password?oobCode=${code}`,
      "/new-password, refused": "/new-password?oobCode=none",
    };
    const holders = {
      ...named("/", "/funds", "/funds/view-funds", "/funds/edit-funds", "/funds/add-fund"),
      "/funds/edit-funds/$fundId": "/funds/edit-funds/fund-000001",
      ...named("/funds/shared-funds", "/funds/shared-funds/details", "/account"),
    };
    const screens = [
      ...seenWith({ cookies: [], origins: [] }, strangers),
      ...seenWith(await keptBy(to, sender, product.url), holders),
    ];
    return { product, screens };
  } catch (error) {
    await product.stop();
    throw error;
  }
}

const named = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, path]));

const seenWith = (kept: Kept, paths: Record<string, string>): Screen[] =>
  Object.entries(paths).map(([name, path]) => ({ name, path, kept }));

/** Of a visit at which somebody has switched edit mode on, and looked at what a sender shares. */
async function keptBy(who: RegisteredUser, sender: RegisteredUser, url: string): Promise<Kept> {
  const browser = await startBrowser();
  try {
    const page = await browser.newPage({ baseURL: url });
    await signIn(page, who, url);
    await setEditMode(page, true);
    await page.goto("/funds/shared-funds");
    await page.getByRole("link", { name: sender.name }).click();
    await page.getByRole("button", { name: "Smart View" }).waitFor();
    return await page.context().storageState();
  } finally {
    await browser.close();
  }
}
