import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { provideBrowser } from "../product/browser.ts";
import { openDataFolder } from "../product/data-folder.ts";
import { freePort } from "../product/free-port.ts";
import { endLeftovers } from "../product/ownership.ts";
import { startProduct, type Product } from "../product/product.ts";
import type { TestRun } from "./test-run.ts";
import type { Totals } from "./totals.ts";

export type Project = "unit" | "integration" | "browser";

/** Runs the tests of some projects, those that need it against one product that is started for them. */
export async function runTests(run: TestRun, projects: Project[]): Promise<Totals> {
  const needsProduct = projects.some((project) => project !== "unit");
  const product = needsProduct ? await provideProduct(run) : null;
  const environment: NodeJS.ProcessEnv = {
    FUNDBOOK_BASE_URL: product?.url,
    FUNDBOOK_DATABASE_URL: product?.databaseUrl,
    FUNDBOOK_OUTBOX: product?.outbox,
    FUNDBOOK_TEST_FOLDER: run.folder,
    CHROMIUM_PATH: projects.includes("browser") ? provideBrowser(run.root) : undefined,
  };
  run.atEnd(() => endOwnProducts(run));
  const results = join(run.folder, `${projects.join("-")}.json`);
  const { how } = await run.tool(
    "vitest",
    [
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${results}`,
      ...projects.map((project) => `--project=${project}`),
    ],
    { environment, onLine: (line) => console.log(line) },
  );
  return readTotals(results, how);
}

/** Tests that start a product of their own cannot end it when they are ended themselves. */
async function endOwnProducts({ root, folder }: TestRun): Promise<void> {
  for (const ownerFile of globSync(`${folder}/own-*/owner.json`)) {
    await endLeftovers(openDataFolder(dirname(ownerFile)), root);
  }
}

/** Nothing outside this machine is asked: the scheme list's address leads to a port where nobody listens. */
async function provideProduct(run: TestRun): Promise<Product> {
  const dataFolder = join(run.folder, "data");
  const product = startProduct({
    root: run.root,
    dataFolder,
    port: await freePort(),
    // All of its tests come from one address.
    settings: { AMFI_NAV_URL: "http://127.0.0.1:9/NAVAll.txt", RATE_LIMITS: "off" },
    client: "built",
  });
  run.atEnd(product.stop);
  const up = await product.up.catch((error: unknown) => {
    // The logs go away with the folder.
    for (const file of globSync(`${dataFolder}/log/*.log`)) console.log(readFileSync(file, "utf8"));
    throw error;
  });
  console.log(`✓ Product for the tests at ${up.url}`);
  return up;
}

type Results = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

/** A file that cannot even be read by the runner is a failure too, and so is a runner that ends without results. */
function readTotals(file: string, how: string): Totals {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const results = JSON.parse(readFileSync(file, "utf8")) as Results;
  const broken = results.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  const failed = results.numFailedTests + broken.length;
  return { passed: results.numPassedTests, failed: failed || (how === "exit code 0" ? 0 : 1) };
}
