import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { CliError } from "../../../scripts/product/cli-error.ts";
import type { WebKitPrograms } from "./webkit.ts";

const headlessShell = "chromium-headless-shell";
const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const usualPaths = ["/opt/google/chrome/chrome", "/snap/bin/chromium"];

/**
 * Finds a Chromium for the browser tests: that of CHROMIUM_PATH, else Debian's headless shell, which is installed if
 * possible, else a browser of this machine. Debian's packages are signed; nothing else is downloaded.
 * @returns the path of its program
 */
export function provideBrowser(): string {
  const named = process.env["CHROMIUM_PATH"];
  if (named) {
    if (isProgram(named)) return named;
    throw new CliError(`CHROMIUM_PATH names ${named}, which is not a program.`);
  }
  const found = findOnPath([headlessShell]) ?? install(headlessShell) ?? findBrowser();
  if (found === undefined) {
    throw new CliError(
      "The browser tests need Chromium or Chrome; install one, or name it in CHROMIUM_PATH.",
    );
  }
  return found;
}

const findOnPath = (programs: string[]): string | undefined =>
  (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => programs.map((name) => join(folder, name)))
    .find(isProgram);

const findBrowser = (): string | undefined => findOnPath(names) ?? usualPaths.find(isProgram);

/** @returns the path of a Firefox, or undefined if there is none and Debian's package cannot be installed */
export const provideFirefox = (): string | undefined =>
  findOnPath(["firefox-esr", "firefox"]) ?? install("firefox-esr");

/** @returns WebKitGTK's driver and a display for it, or null where one is missing and cannot be installed */
export function provideWebKit(): WebKitPrograms | null {
  const driver = findOnPath(["WebKitWebDriver"]) ?? install("webkit2gtk-driver", "WebKitWebDriver");
  const display = driver && (findOnPath(["Xvfb"]) ?? install("xvfb", "Xvfb"));
  return driver && display ? { driver, display } : null;
}

/** Installs a Debian package if apt-get can. */
function install(name: string, program = name): string | undefined {
  const canInstall = process.getuid?.() === 0 && apt(["--version"]);
  if (!canInstall) return undefined;
  console.log(`Installing ${name} for the browser tests, once.`);
  const isThere = apt(["install", "-y", "--no-install-recommends", name]);
  if (!isThere && apt(["update"])) apt(["install", "-y", "--no-install-recommends", name]);
  return findOnPath([program]);
}

const apt = (args: string[]): boolean =>
  spawnSync("apt-get", args, {
    stdio: "ignore",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).status === 0;

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
