import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium, type BrowserContext } from "playwright-core";
import { build } from "vite";
import { provideBrowser } from "../scripts/product/browser.ts";
import { browserFlags } from "../tests/support/browser-flags.ts";
import { ownProduct } from "../tests/support/own-product.ts";
import { fundInput, investor } from "../tests/support/person.ts";

const root = join(import.meta.dirname, "..");
export const publicPages = ["/login", "/register", "/reset-password"];
export const signedInPages = [
  "/",
  "/funds",
  "/funds/view-funds",
  "/funds/edit-funds",
  "/funds/add-fund",
  "/funds/shared-funds",
  "/account",
];

export type PageSize = {
  page: string;
  kilobytes: number;
  floor: number;
  ratio: number;
  atMost: number;
};

/** The gzipped JavaScript that a first visit to each page loads, over the bare libraries that all pages stand on. */
export async function clientSize(): Promise<PageSize[]> {
  const floor = await floorSize();
  const product = await ownProduct({ AMFI_NAV_URL: "http://127.0.0.1:9/", RATE_LIMITS: "off" });
  const browser = await chromium.launch({
    executablePath: provideBrowser(root),
    args: browserFlags,
  });
  try {
    const owner = await investor(product.url);
    await owner.tell("funds.add", fundInput());
    const [name = "", value = ""] = owner.cookie().split("=");
    const measure = async (page: string, isSignedIn: boolean, atMost: number) => {
      const context = await browser.newContext({ baseURL: product.url });
      if (isSignedIn) await context.addCookies([{ name, value, url: product.url }]);
      const kilobytes = (await loadedScripts(context, page)) / 1000;
      await context.close();
      return { page, kilobytes, floor, ratio: kilobytes / floor, atMost };
    };
    const sizes: PageSize[] = [];
    for (const page of publicPages) sizes.push(await measure(page, false, 1.25));
    for (const page of signedInPages) sizes.push(await measure(page, true, 1.6));
    return sizes;
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Bytes of all scripts that a page loads until nothing more comes. */
async function loadedScripts(context: BrowserContext, path: string): Promise<number> {
  const page = await context.newPage();
  const bodies: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") bodies.push(response.body());
  });
  await page.goto(path, { waitUntil: "networkidle" });
  return (await Promise.all(bodies)).reduce((sum, body) => sum + gzipped(body), 0);
}

/** Kilobytes of the bare libraries, built as the client is. */
async function floorSize(): Promise<number> {
  const built = await build({
    root: join(import.meta.dirname, "client-floor"),
    configFile: false,
    logLevel: "silent",
    build: { target: "es2023", write: false },
  });
  const outputs = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  const scripts = outputs.flatMap((file) => (file.type === "chunk" ? [file.code] : []));
  return scripts.reduce((sum, code) => sum + gzipped(Buffer.from(code)), 0) / 1000;
}

const gzipped = (script: Buffer): number => gzipSync(script, { level: 9 }).length;
