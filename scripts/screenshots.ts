import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { browserFlags } from "../tests/support/browser-flags.ts";
import { ownProduct, stopOwnProducts } from "../tests/support/own-product.ts";
import { investor } from "../tests/support/person.ts";
import { provideBrowser } from "./product/browser.ts";
import { runUntilStopped } from "./product/run-until-stopped.ts";
import { loadSchemeList } from "./product/scheme-list.ts";
import { addPortfolio, ashasPortfolio } from "./sample/portfolios.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "docs/screenshots");

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
  await addPortfolio(owner, ashasPortfolio);
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
