import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { PlainFailure } from "./plain-failure.ts";

/** The same engine without a window: it takes two thirds of the time. */
const shell = "chromium-headless-shell";
const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const usualPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/opt/google/chrome/chrome",
  "/snap/bin/chromium",
];

/**
 * A Chromium for the browser tests: the one that CHROMIUM_PATH names, one without a window (where Debian's can be
 * had it is installed), one of this machine's, one that Playwright has downloaded before, and only where there is
 * none, a new one.
 * @returns the path of its program
 */
export function provideBrowser(root: string): string {
  const named = process.env["CHROMIUM_PATH"];
  if (named) {
    if (isProgram(named)) return named;
    throw new PlainFailure(`CHROMIUM_PATH names ${named}, which is no program.`);
  }
  const found = findOnPath([shell]) ?? installShell() ?? findBrowser() ?? install(root);
  if (found === undefined) {
    throw new PlainFailure(
      "The browser tests need Chromium or Chrome, and none could be installed; install one, or name it in CHROMIUM_PATH.",
    );
  }
  return found;
}

const findOnPath = (programs: string[]): string | undefined =>
  (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => programs.map((name) => join(folder, name)))
    .find(isProgram);

const findBrowser = (): string | undefined =>
  findOnPath(names) ?? [...usualPlaces, ...playwrights()].find(isProgram);

/** Where Playwright keeps, or would keep, its Chromium. */
function playwrights(): string[] {
  const require = createRequire(import.meta.url);
  const { chromium } = require("playwright-core") as typeof import("playwright-core");
  const full = chromium.executablePath();
  return full === "" ? [] : [full];
}

/** Only where Debian's packages can be had: who has no network, or another system, goes on without it. */
function installShell(): string | undefined {
  const isDebians = process.getuid?.() === 0 && apt(["--version"]);
  if (!isDebians) return undefined;
  console.log("Installing a browser for the browser tests, once.");
  const isThere = apt(["install", "-y", "--no-install-recommends", shell]);
  if (!isThere && apt(["update"])) apt(["install", "-y", "--no-install-recommends", shell]);
  return findOnPath([shell]);
}

const apt = (args: string[]): boolean =>
  spawnSync("apt-get", args, {
    stdio: "ignore",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).status === 0;

function install(root: string): string | undefined {
  console.log("No browser found for the browser tests; installing one.");
  const playwright = join(root, "node_modules/.bin/playwright-core");
  spawnSync(playwright, ["install", "chromium", "--no-shell"], { stdio: "inherit" });
  return findBrowser();
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
