import { join } from "node:path";
import { execa } from "execa";
import type { CleanUp } from "./build/clean-up.ts";
import { CliError } from "./cli-error.ts";
import type { ListReport } from "./database/hourly-job.ts";
import { root } from "./root.ts";
import { tiedToParent } from "./platform.ts";
import type { SettingValues } from "./settings.ts";
import { readResult } from "./task-result.ts";

/**
 * What needs the build's tools, the migrations or the server's code. Each is a process of its own, whose memory is free
 * when it has ended; what runs the product would have it for as long as it runs.
 */
export function productTasks(atEnd: CleanUp["add"], say: (line: string) => void) {
  const stopping = new AbortController();
  let running: Promise<unknown> | undefined;
  const stop = async () => {
    stopping.abort();
    await running;
  };

  /** Says what the task says. @returns its result, if it has one */
  const run = async (script: string, words: string[], settings: SettingValues = {}) => {
    const path = join(root, "scripts", script);
    const child = execa(...tiedToParent(process.execPath, [path, ...words]), {
      cancelSignal: stopping.signal,
      // Not in its environment or command line, where others could read the database's token.
      input: JSON.stringify(settings),
      reject: false,
    });
    running = child;
    let result: unknown;
    for await (const line of child) {
      const found = readResult(String(line));
      if (found === undefined) say(String(line));
      else result = found;
    }
    const { failed, stderr, shortMessage } = await child;
    if (failed) throw new CliError(stderr || shortMessage);
    return result;
  };
  const runOnDatabase = (settings: SettingValues, ...words: string[]) =>
    run("database-task.ts", words, settings);

  return {
    /** Builds where that is needed, and copies the server into a folder. */
    build: async (folder: string): Promise<void> =>
      void (await run("build.ts", ["--copy", folder])),
    migrate: async (settings: SettingValues): Promise<void> => {
      // From here on it ends before the database, which it may be using.
      atEnd(stop);
      await runOnDatabase(settings, "migrate");
    },
    runHourly: async (settings: SettingValues): Promise<ListReport> =>
      (await runOnDatabase(settings, "hourly")) as ListReport,
    /** @returns a description of the list */
    loadSchemeList: async (settings: SettingValues, file: string): Promise<string> =>
      String(await runOnDatabase(settings, "load-list", file)),
    loadSampleList: async (settings: SettingValues): Promise<string> =>
      String(await runOnDatabase(settings, "load-sample")),
  };
}
