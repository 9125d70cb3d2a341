import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildStamp } from "./build-stamp.ts";
import type { BuildOptions } from "./client-build.ts";
import { replaceFolder } from "./draft-folder.ts";
import { startProcess } from "./managed-process.ts";
import { PlainFailure } from "./plain-failure.ts";
import { sqldProgram, workerdProgram } from "./programs.ts";
import { tool } from "./tool.ts";
import { serverConfig } from "./workerd-config.ts";
import { quietWrangler } from "./wrangler.ts";

export const configName = "workerd.capnp";

const stampOf = (root: string) =>
  buildStamp(root, "server", [
    "src/gateway",
    "src/server",
    "src/shared",
    "scripts/product/app-folder.ts",
    "scripts/product/page-headers.ts",
    "scripts/product/server-build.ts",
    "scripts/product/workerd-config.ts",
    "vite.gateway.config.ts",
    "wrangler.toml",
    "tsconfig.base.json",
    "package-lock.json",
  ]);

export const isServerBuilt = (root: string): boolean => stampOf(root).isFresh();

/**
 * Builds the worker into `dist/server` as wrangler would deploy it, with the gateway, a configuration for workerd and
 * the programs that run it.
 */
export async function buildServer(options: BuildOptions): Promise<void> {
  const { root } = options;
  const done = stampOf(root).begin();
  await replaceFolder(join(root, "dist/server"), async (draft) => {
    await buildWorker(options, draft);
    await buildGateway(options, draft);
    // Under the same names on every kind of machine.
    symlinkSync(workerdProgram(), join(draft, "workerd"));
    symlinkSync(sqldProgram(), join(draft, "sqld"));
  });
  done();
}

/** @param script another worker than the product's own */
export async function buildWorker(
  { root, logFile, onStart }: BuildOptions,
  folder: string,
  script?: string,
): Promise<void> {
  // wrangler wants the assets' folder to exist, whatever is in it.
  mkdirSync(join(root, "dist/client"), { recursive: true });
  const build = await startProcess({
    name: "The server's build",
    ...tool(root, "wrangler", quietWrangler(join(root, "node_modules/.cache/wrangler"))),
    args: ["deploy", ...(script === undefined ? [] : [script]), "--dry-run", `--outdir=${folder}`],
    logFile,
  });
  onStart?.(build);
  requireSuccess(await build.exited, logFile);
  writeFileSync(join(folder, configName), serverConfig(root, folder));
}

async function buildGateway(
  { root, logFile, onStart }: BuildOptions,
  folder: string,
): Promise<void> {
  const build = await startProcess({
    name: "The gateway's build",
    ...tool(root, "vite", { NODE_ENV: "production" }),
    args: ["build", "--config=vite.gateway.config.ts", `--outDir=${folder}`, "--logLevel=warn"],
    logFile,
  });
  onStart?.(build);
  requireSuccess(await build.exited, logFile);
}

function requireSuccess(how: string, logFile: string): void {
  if (how === "exit code 0") return;
  throw new PlainFailure(`The server could not be built (${how}); see ${logFile}.`);
}
