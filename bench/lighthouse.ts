import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { provideBrowser } from "../scripts/product/browser.ts";
import { browserFlags } from "../tests/support/browser-flags.ts";
import { ownProduct } from "../tests/support/own-product.ts";
import { fundInput, investor } from "../tests/support/person.ts";
import { publicPages, signedInPages } from "./client-size.ts";

const root = join(import.meta.dirname, "..");
/** Two hundred packages that nothing else here needs: kept apart, and installed when they are first wanted. */
const tools = join(root, "node_modules/.cache/lighthouse");
const version = "13.5.0";

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
};
export type Score = { page: string } & Record<string, number | string>;

/**
 * Lighthouse's scores (0 to 100) of a first visit to each page, as on a slow phone with a slow network: of three visits
 * the middle one, by performance.
 */
export async function lighthouse(): Promise<Score[]> {
  install();
  const product = await ownProduct({ AMFI_NAV_URL: "http://127.0.0.1:9/", RATE_LIMITS: "off" });
  try {
    const owner = await investor(product.url);
    await owner.tell("funds.add", fundInput());
    return [
      ...publicPages.map((page) => scoreOf(product.url, page)),
      ...signedInPages.map((page) => scoreOf(product.url, page, owner.cookie())),
    ];
  } finally {
    await product.stop();
  }
}

function scoreOf(url: string, page: string, cookie?: string): Score {
  const reports = Array.from({ length: 3 }, () => visit(url + page, cookie));
  const performanceOf = ({ categories }: Report) => categories["performance"]?.score ?? 0;
  const [, middle] = reports.toSorted((a, b) => performanceOf(a) - performanceOf(b));
  if (middle === undefined) throw new Error(`${page} was not visited three times`);
  const { categories, audits } = middle;
  const scores = Object.entries(categories).map(([name, { score }]) => [
    name,
    Math.round(score * 100),
  ]);
  const ms = (audit: string) => Math.round(audits[audit]?.numericValue ?? Number.NaN);
  return {
    page,
    ...Object.fromEntries(scores),
    "largest paint ms": ms("largest-contentful-paint"),
    "blocked ms": ms("total-blocking-time"),
  };
}

function visit(url: string, cookie?: string): Report {
  const run = () => lighthouseReport(url, cookie);
  try {
    return run();
  } catch {
    // On a busy machine the browser now and then starts too late for its own recording.
    return run();
  }
}

function lighthouseReport(url: string, cookie?: string): Report {
  const report = execFileSync(
    join(tools, "node_modules/.bin/lighthouse"),
    [
      url,
      "--quiet",
      "--output=json",
      `--chrome-flags=--headless ${browserFlags.join(" ")}`,
      ...(cookie === undefined ? [] : [`--extra-headers=${JSON.stringify({ cookie })}`]),
    ],
    {
      encoding: "utf8",
      env: { ...process.env, CHROME_PATH: provideBrowser(root) },
      maxBuffer: 2e7,
      // A failed visit prints its whole report.
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  return JSON.parse(report) as Report;
}

function install(): void {
  if (existsSync(join(tools, "node_modules/lighthouse"))) return;
  console.log(`Installing Lighthouse ${version}, once.`);
  mkdirSync(tools, { recursive: true });
  execFileSync("npm", ["install", "--no-save", "--prefix", tools, `lighthouse@${version}`], {
    stdio: "ignore",
  });
}
