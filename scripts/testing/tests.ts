import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { provideBrowser } from "../product/browser.ts";
import { buildClient, isClientBuilt } from "../product/client-build.ts";
import { openDataFolder } from "../product/data-folder.ts";
import { withToken } from "../product/database-address.ts";
import { freePort } from "../product/free-port.ts";
import type { ManagedProcess } from "../product/managed-process.ts";
import { endLeftovers } from "../product/ownership.ts";
import { startProduct, type Product } from "../product/product.ts";
import { buildServer, isServerBuilt } from "../product/server-build.ts";
import type { TestRun } from "./test-run.ts";
import type { Totals } from "./totals.ts";

export type Project = "unit" | "integration" | "browser";

/** Builds the client and the server once for products that are started side by side. */
export async function buildBefore({ root, folder, atEnd }: TestRun): Promise<void> {
  const options = (name: string) => ({
    root,
    logFile: join(folder, `${name}.log`),
    onStart: (process: ManagedProcess) => atEnd(process.stop),
  });
  if (!isClientBuilt(root)) await buildClient(options("client"));
  if (!isServerBuilt(root)) await buildServer(options("server"));
}

/** Runs the tests of a project, and those that need one against a product that is started for them. */
export async function runTests(run: TestRun, project: Project): Promise<Totals> {
  const product = project === "unit" ? null : await provideProduct(run, project);
  const environment: NodeJS.ProcessEnv = {
    FUNDBOOK_BASE_URL: product?.url,
    FUNDBOOK_DATABASE_URL:
      product === null
        ? undefined
        : withToken({ url: product.databaseUrl, authToken: product.databaseAuthToken }),
    FUNDBOOK_OUTBOX: product?.outbox,
    FUNDBOOK_TEST_FOLDER: run.folder,
    CHROMIUM_PATH: project === "browser" ? provideBrowser() : undefined,
  };
  run.atEnd(() => endOwnProducts(run));
  const results = join(run.folder, `${project}.json`);
  const { how } = await run.tool(
    "vitest",
    [
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${results}`,
      `--project=${project}`,
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
async function provideProduct(run: TestRun, name: string): Promise<Product> {
  const dataFolder = join(run.folder, `data-${name}`);
  const product = startProduct({
    root: run.root,
    dataFolder,
    port: await freePort(),
    // All of its tests come from one address.
    settings: { AMFI_NAV_URL: "http://127.0.0.1:9/NAVAll.txt", RATE_LIMITS: "off" },
    mode: "built",
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
