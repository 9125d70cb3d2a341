import { chromium, type Browser, type BrowserContext } from "playwright-core";
import { provideBrowser } from "../tests/support/browser/browser-program.ts";
import { browserFlags } from "../tests/support/browser/browser-flags.ts";
import { madeHistory } from "../tests/support/servers/history-source.ts";
import { insertHistory } from "../tests/support/data/insert-history.ts";
import { insertLedger } from "../tests/support/data/insert-ledgers.ts";
import { insertFunds } from "../tests/support/data/insert-funds.ts";
import { startTestProduct, type TestProduct } from "../tests/support/servers/test-product.ts";
import { requestResetCode } from "../tests/support/api/reset-code.ts";
import { loadFeed } from "../tests/support/servers/load-feed.ts";
import {
  registerUser,
  registerRecipient,
  share,
  type RegisteredUser,
} from "../tests/support/api/sharing.ts";
import { setEditMode, signIn } from "../tests/support/browser/signed-in-page.ts";
import { plainPaths } from "../vite/page-paths.ts";
import { generatedFeed } from "./support/generated-feed.ts";

const fundsEach = 15;

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: provideBrowser(), args: browserFlags });

/** Cookies and local storage of a browser: the session and the device's preferences. */
type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;
export type Screen = { name: string; path: string; storageState: StorageState };

/**
 * A product with as many schemes as AMFI lists, and all its screens: the public ones, and those of a user who has
 * funds and received shares.
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
    await insertLedger(product.databaseUrl, to.id, { fundId: "long", count: 120 });
    const history = madeHistory("900002", "2006-04-01", "2026-08-18");
    await insertHistory(product.databaseUrl, "900002", history);
    const code = await requestResetCode(sender, product.outbox);
    const publicPaths = {
      ...named("/login", "/register", "/reset-password", "/nowhere"),
      "/new-password": `/new-password?oobCode=${code}`,
      "/new-password, refused": "/new-password?oobCode=none",
    };
    const signedInPaths = {
      ...named(...plainPaths()),
      "/funds/$fundId": "/funds/long",
      "/funds/edit-funds/$fundId": "/funds/edit-funds/fund-000001",
    };
    const screens = [
      ...screensWith({ cookies: [], origins: [] }, publicPaths),
      ...screensWith(await storageStateOf(to, sender, product.url), signedInPaths),
    ];
    return { product, screens };
  } catch (error) {
    await product.stop();
    throw error;
  }
}

const named = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, path]));

const screensWith = (storageState: StorageState, paths: Record<string, string>): Screen[] =>
  Object.entries(paths).map(([name, path]) => ({ name, path, storageState }));

/** The browser's storage after the user has switched edit mode on and viewed a sender's funds. */
async function storageStateOf(
  user: RegisteredUser,
  sender: RegisteredUser,
  url: string,
): Promise<StorageState> {
  const browser = await startBrowser();
  try {
    const page = await browser.newPage({ baseURL: url });
    await signIn(page, user, url);
    await setEditMode(page, true);
    await page.goto("/funds/shared-funds");
    await page.getByRole("link", { name: sender.name }).click();
    await page.getByRole("button", { name: "Smart View" }).waitFor();
    return await page.context().storageState();
  } finally {
    await browser.close();
  }
}
