import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { PlainFailure } from "./plain-failure.ts";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const usualPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/opt/google/chrome/chrome",
  "/snap/bin/chromium",
];

/**
 * A Chromium for the browser tests: the one that CHROMIUM_PATH names, one of this machine's, one that Playwright
 * has downloaded before, and only where there is none, a new one.
 * @returns the path of its program
 */
export function provideBrowser(root: string): string {
  const named = process.env["CHROMIUM_PATH"];
  if (named) {
    if (isProgram(named)) return named;
    throw new PlainFailure(`CHROMIUM_PATH names ${named}, which is no program.`);
  }
  const found = findBrowser() ?? install(root);
  if (found === undefined) {
    throw new PlainFailure(
      "The browser tests need Chromium or Chrome, and none could be installed; install one, or name it in CHROMIUM_PATH.",
    );
  }
  return found;
}

function findBrowser(): string | undefined {
  const onPath = (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...usualPlaces, ...playwrights()].find(isProgram);
}

/** Where Playwright keeps, or would keep, its Chromium. */
function playwrights(): string[] {
  const require = createRequire(import.meta.url);
  const { chromium } = require("playwright-core") as typeof import("playwright-core");
  const full = chromium.executablePath();
  return full === "" ? [] : [full];
}

function install(root: string): string | undefined {
  console.log("No browser found for the browser tests; installing one.");
  const asRoot = process.getuid?.() === 0;
  if (asRoot && spawnSync("apt-get", ["--version"]).status === 0) {
    spawnSync("apt-get", ["update"], { stdio: "ignore" });
    const apt = spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], {
      stdio: "ignore",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    if (apt.status === 0) return findBrowser();
  }
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
