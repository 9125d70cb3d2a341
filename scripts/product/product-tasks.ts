import type { CleanUp } from "./build/clean-up.ts";
import { CliError } from "./cli-error.ts";
import type { ListReport } from "./database/hourly-job.ts";
import { tiedToParent } from "./platform.ts";
import { scriptWords } from "./script-words.ts";
import { spawnProcess } from "./servers/spawn-process.ts";
import type { SettingValues } from "./check-settings.ts";
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
    let result: unknown;
    const errors: string[] = [];
    const child = spawnProcess(tiedToParent(process.execPath, scriptWords(script, ...words)), {
      env: process.env,
      // Not in its environment or command line, where others could read the database's token.
      input: JSON.stringify(settings),
      onLine: (line) => {
        const found = readResult(line);
        if (found === undefined) say(line);
        else result = found;
      },
      onErrorLine: (line) => errors.push(line),
      cancelSignal: stopping.signal,
    });
    running = child.ended;
    const { failed, how } = await child.ended;
    if (failed) throw new CliError(errors.join("\n") || `${script} ended (${how}).`);
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
