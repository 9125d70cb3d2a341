import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { browserFlags } from "../tests/support/browser-flags.ts";
import { ownProduct, stopOwnProducts } from "../tests/support/own-product.ts";
import { investor, type Person } from "../tests/support/person.ts";
import { provideBrowser } from "./product/browser.ts";
import { runUntilStopped } from "./product/run-until-stopped.ts";
import { loadSchemeList } from "./product/scheme-list.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "docs/screenshots");

/** [AMFI code, category, rupees invested, units]: a portfolio out of the sample list. */
const portfolio = [
  ["122639", "equity", 2_40_000, 3_210.455],
  ["118989", "equity", 3_00_000, 2_115.2],
  ["130503", "equity", 1_50_000, 812.061],
  ["118968", "hybrid", 2_00_000, 891.337],
  ["119771", "hybrid", 1_00_000, 402.77],
  ["118701", "debt", 1_75_000, 5_204.118],
  ["120503", "tax saver", 1_50_000, 3_120.9],
] as const;

/** [page, width, height, theme] of the pictures that the README shows. */
const pictures = [["overview", "/", 1280, 800, "light"]] as const;

await runUntilStopped({ run: takePictures, stop: stopOwnProducts });

async function takePictures(): Promise<void> {
  const product = await ownProduct({ AMFI_NAV_URL: "http://127.0.0.1:9/" });
  await loadSchemeList(join(root, "scripts/sample/sample-scheme-list.txt"), {
    databaseUrl: product.databaseUrl,
    authToken: undefined,
    source: "file",
  });
  const owner = await investor(product.url);
  await addPortfolio(owner);
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: provideBrowser(root),
    args: browserFlags,
  });
  for (const [name, path, width, height, colorScheme] of pictures) {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme,
      reducedMotion: "reduce",
      baseURL: product.url,
    });
    const [cookie = "", value = ""] = owner.cookie().split("=");
    await context.addCookies([{ name: cookie, value, url: product.url }]);
    const page = await context.newPage();
    await page.goto(path, { waitUntil: "networkidle" });
    await page.screenshot({ path: join(folder, `${name}.png`) });
  }
  await browser.close();
}

async function addPortfolio(owner: Person): Promise<void> {
  for (const [amfiCode, category, investedAmount, units] of portfolio) {
    const { error } = await owner.tell("funds.add", {
      folioNumber: `${amfiCode}/01`,
      schemeName: "by its code",
      amfiCode,
      category,
      investedAmount,
      units,
    });
    if (error !== undefined) throw new Error(error.message);
  }
}
