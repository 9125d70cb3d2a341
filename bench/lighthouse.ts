import { execFile, execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright-core";
import { provideBrowser } from "../tests/support/browser/browser-program.ts";
import { root } from "../scripts/product/root.ts";
import { CliError } from "../scripts/product/cli-error.ts";
import { browserFlags } from "../tests/support/browser/browser-flags.ts";
import { everyScreen, type Screen } from "./screens.ts";

/** Lighthouse has a hundred packages: they have a lock file of their own and are installed on first use. */
const locked = join(import.meta.dirname, "lighthouse-package");
const tools = join(root, "node_modules/.cache/lighthouse");
const lockFiles = ["package.json", "package-lock.json"];
/** The address of no page is answered with 404, which Lighthouse does not measure. */
const refused = "/nowhere";
const categoryNames = ["performance", "accessibility", "best-practices", "seo"];

type Report = {
  finalDisplayedUrl: string;
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
};
export type Score = { page: string } & Record<string, number | string>;

/**
 * Lighthouse's scores (0 to 100) of a first visit to each screen on a throttled phone: the visit with the median
 * performance out of three.
 * @param names the screens to visit; all if empty
 */
export async function lighthouse(names: readonly string[]): Promise<Score[]> {
  install();
  const { product, screens: all } = await everyScreen();
  try {
    const screens =
      names.length === 0
        ? all.filter(({ name }) => name !== refused)
        : names.map((name) => screenNamed(name, all));
    return await scoresOf(screens, product.url);
  } finally {
    await product.stop();
  }
}

async function scoresOf(screens: Screen[], url: string): Promise<Score[]> {
  const scores: Score[] = [];
  for (const screen of screens) scores.push(await scoreOf(url, screen));
  return scores;
}

function screenNamed(wanted: string, screens: Screen[]): Screen {
  const screen = screens.find(({ name }) => name === wanted);
  if (screen !== undefined) return screen;
  const known = screens.map(({ name }) => `"${name}"`).join(", ");
  throw new CliError(`There is no screen "${wanted}"; there are ${known}.`);
}

async function scoreOf(url: string, screen: Screen): Promise<Score> {
  const reports: Report[] = [];
  // On a busy machine the browser sometimes starts too late to be recorded.
  const visitOnce = () => visit(url, screen);
  while (reports.length < 3) reports.push(await visitOnce().catch(visitOnce));
  const performanceOf = ({ categories }: Report) => categories["performance"]?.score ?? 0;
  const [, middle] = reports.toSorted((a, b) => performanceOf(a) - performanceOf(b));
  if (middle === undefined) throw new Error(`${screen.name} was not visited three times`);
  const { categories, audits, environment } = middle;
  const scores = Object.entries(categories).map(([name, { score }]) => [
    name,
    Math.round(score * 100),
  ]);
  const ms = (audit: string) => Math.round(audits[audit]?.numericValue ?? Number.NaN);
  return {
    page: screen.name,
    ...Object.fromEntries(scores),
    "largest paint ms": ms("largest-contentful-paint"),
    "blocked ms": ms("total-blocking-time"),
    "layout shift":
      Math.round((audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN) * 1000) / 1000,
    // Lighthouse's measure of this machine's speed; it throttles every machine by the same factor.
    "machine's index": Math.round(environment.benchmarkIndex),
  };
}

async function visit(url: string, screen: Screen): Promise<Report> {
  const profile = mkdtempSync(join(tmpdir(), "fundbook-visit-"));
  try {
    await fillProfile(profile, url, screen);
    return await lighthouseReport(url + screen.path, profile);
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Copies a user's cookies and local storage into a new profile, without the cached files. */
async function fillProfile(profile: string, url: string, { storageState }: Screen): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: provideBrowser(),
    args: browserFlags,
  });
  // Cookies without an expiry would be deleted when this browser closes.
  const expires = Date.now() / 1000 + 3600;
  await context.addCookies(
    storageState.cookies.map(({ name, value }) => ({ name, value, url, expires })),
  );
  const page = await context.newPage();
  await page.goto(`${url}/api/health`);
  const stored = storageState.origins.flatMap(({ localStorage }) => localStorage);
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, stored);
  await context.close();
}

async function lighthouseReport(address: string, profile: string): Promise<Report> {
  const report = join(profile, "report.json");
  await promisify(execFile)(
    join(tools, "node_modules/.bin/lighthouse"),
    [
      address,
      "--quiet",
      "--output=json",
      `--only-categories=${categoryNames.join(",")}`,
      `--output-path=${report}`,
      "--disable-storage-reset",
      `--chrome-flags=--headless --user-data-dir=${profile} ${browserFlags.join(" ")}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: provideBrowser() },
    },
  );
  const visited = JSON.parse(readFileSync(report, "utf8")) as Report;
  // Some pages remove a code from their address.
  if (visited.finalDisplayedUrl.split("?", 1)[0] !== address.split("?", 1)[0]) {
    throw new Error(`${address} led to ${visited.finalDisplayedUrl}`);
  }
  return visited;
}

function install(): void {
  const done = join(tools, "installed.json");
  const lock = readFileSync(join(locked, "package-lock.json"), "utf8");
  if (existsSync(done) && readFileSync(done, "utf8") === lock) return;
  console.log("Installing Lighthouse, once.");
  mkdirSync(tools, { recursive: true });
  for (const file of lockFiles) copyFileSync(join(locked, file), join(tools, file));
  execFileSync("npm", ["ci", "--ignore-scripts", "--prefix", tools], {
    cwd: tools,
    stdio: "ignore",
  });
  writeFileSync(done, lock);
}
