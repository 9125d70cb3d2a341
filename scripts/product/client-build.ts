import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildStamp } from "./build-stamp.ts";
import { replaceFolder } from "./draft-folder.ts";
import { startProcess, type ManagedProcess } from "./managed-process.ts";
import { PlainFailure } from "./plain-failure.ts";
import { tool } from "./tool.ts";

const stampOf = (root: string) =>
  buildStamp(root, "client", [
    "src/client",
    "src/service-worker",
    "src/shared",
    "scripts/product/start-page.ts",
    "vite.config.ts",
    "tsconfig.base.json",
    "package-lock.json",
  ]);

export type BuildOptions = {
  root: string;
  logFile: string;
  onStart?: (process: ManagedProcess) => void;
};

export const isClientBuilt = (root: string): boolean => stampOf(root).isFresh();

/** Builds the client into `dist/client`. */
export async function buildClient({ root, logFile, onStart }: BuildOptions): Promise<void> {
  const done = stampOf(root).begin();
  await replaceFolder(join(root, "dist/client"), async (draft) => {
    const build = await startProcess({
      name: "The client's build",
      ...tool(root, "vite", { NODE_ENV: "production" }),
      args: ["build", "--outDir", draft, "--emptyOutDir", "--logLevel", "warn"],
      logFile,
    });
    onStart?.(build);
    const how = await build.exited;
    if (how !== "exit code 0" || !existsSync(draft)) {
      throw new PlainFailure(`The client could not be built (${how}); see ${logFile}.`);
    }
  });
  done();
}
