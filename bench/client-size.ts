import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { BrowserContext } from "playwright-core";
import { build } from "vite";
import { inlineScripts } from "../vite/start-page.ts";
import { everyScreen, startBrowser } from "./screens.ts";

export type PageSize = {
  page: string;
  kilobytes: number;
  baseline: number;
  ratio: number;
  atMost: number;
};

/** The public forms need little code besides the libraries. */
const atMostBy: Record<string, number> = {
  "/login": 1.28,
  "/register": 1.28,
  "/reset-password": 1.28,
  "/nowhere": 1.25,
  "/funds/$fundId": 1.7,
  "/compare": 1.7,
  "/funds/shared-funds/details": 1.7,
  "/funds": 1.65,
  "/funds/edit-funds": 1.65,
  "/funds/edit-funds/$fundId": 1.65,
  "/funds/import": 1.65,
  "/regular-plans": 1.65,
  "/tax": 1.65,
  "/tax/sell": 1.65,
};

/** The gzipped JavaScript that a first visit to each screen loads, compared with the libraries alone. */
export async function clientSize(): Promise<PageSize[]> {
  const baseline = await baselineSize();
  const { product, screens } = await everyScreen();
  const browser = await startBrowser();
  try {
    const sizes: PageSize[] = [];
    for (const { name, path, storageState } of screens) {
      const context = await browser.newContext({ baseURL: product.url, storageState });
      const kilobytes = (await loadedScripts(context, path)) / 1000;
      await context.close();
      const atMost = atMostBy[name] ?? 1.6;
      sizes.push({ page: name, kilobytes, baseline, ratio: kilobytes / baseline, atMost });
    }
    return sizes;
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Gzipped bytes of all scripts that are inline in a page or loaded by it. */
async function loadedScripts(context: BrowserContext, path: string): Promise<number> {
  const page = await context.newPage();
  const bodies: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    // The service worker's is fetched at no set moment, once the page stands.
    const isOwn = !response.url().endsWith("/service-worker.js");
    if (isOwn && response.request().resourceType() === "script") bodies.push(response.body());
  });
  await page.goto(path, { waitUntil: "networkidle" });
  // Later scripts are not part of the first visit, and could not be read once the page is closed.
  page.removeAllListeners("response");
  const { pathname } = new URL(page.url());
  // Some pages remove a code from their address.
  if (pathname !== path.split("?", 1)[0]) throw new Error(`${path} led to ${page.url()}`);
  const inPage = Object.values(await inlineScripts()).map((code) => Buffer.from(code));
  const all = [...inPage, ...(await Promise.all(bodies))];
  return all.reduce((sum, script) => sum + gzipped(script), 0);
}

/** Gzipped kilobytes of the libraries alone, built as the client is. */
async function baselineSize(): Promise<number> {
  const built = await build({
    root: join(import.meta.dirname, "client-baseline"),
    configFile: false,
    logLevel: "silent",
    build: { target: "es2023", write: false },
  });
  const outputs = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  const scripts = outputs.flatMap((file) => (file.type === "chunk" ? [file.code] : []));
  return scripts.reduce((sum, code) => sum + gzipped(Buffer.from(code)), 0) / 1000;
}

const gzipped = (script: Buffer): number => gzipSync(script, { level: 9 }).length;
