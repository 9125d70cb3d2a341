import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { tiedToParent } from "../../../scripts/product/platform.ts";

const script = `
  const { DatabaseSync } = require("node:sqlite");
  new DatabaseSync(process.argv[1]).exec("begin immediate");
  console.log("It is held.");
  setInterval(() => {}, 1000);`;

/** Holds the write lock of a data folder's database, as a writer that never ends would. @returns what lets it go */
export async function holdWriteLock(data: string): Promise<() => Promise<void>> {
  const [file = ""] = globSync(`${data}/db/dbs/*/data`);
  const holder = spawn(...tiedToParent(process.execPath, ["-e", script, file]), {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(holder.stdout, "data");
  return async () => {
    const ended = once(holder, "exit");
    // Not closed by itself, which would fold the log into the database.
    holder.kill("SIGKILL");
    await ended;
  };
}
