import type { CleanUp } from "./build/clean-up.ts";
import { CliError } from "./cli-error.ts";
import type { JobReport } from "./database/hourly-job.ts";
import { installation } from "./installation.ts";
import { tiedToParent } from "./platform.ts";
import { spawnProcess } from "./servers/spawn-process.ts";
import { isLogLine } from "./servers/worker-log.ts";
import type { SettingValues } from "./check-settings.ts";
import { readResult } from "./task-result.ts";
import { times } from "./times.ts";

export type ProductTasks = ReturnType<typeof productTasks>;

/**
 * The tasks that need the build's tools, the migrations or the server's code. Each runs in a process of its own, so
 * that its memory is free again afterwards; the process that runs the product would keep that memory as long as it
 * runs.
 * @param say receives each line that a task prints, also of its log
 */
export function productTasks(atEnd: CleanUp["add"], say: (line: string) => void) {
  const stopping = new AbortController();
  const running = new Set<Promise<unknown>>();
  const stop = async () => {
    stopping.abort();
    await Promise.all(running);
  };

  /**
   * Runs a script and passes on its lines.
   * @returns the script's result, if it has one
   */
  const run = async (script: string, words: string[], settings: SettingValues = {}) => {
    let result: unknown;
    const errors: string[] = [];
    const command = [...installation.script(script), ...words];
    const child = spawnProcess(tiedToParent(process.execPath, command), {
      env: process.env,
      // The settings come by standard input: others could read the database's token in an environment or a command
      // line.
      input: JSON.stringify(settings),
      onLine: (line) => {
        const found = readResult(line);
        if (found === undefined) say(line);
        else result = found;
      },
      onErrorLine: (line) => {
        if (isLogLine(line)) say(line);
        else errors.push(line);
      },
      cancelSignal: stopping.signal,
      killTimeout: times.end.task,
    });
    running.add(child.ended);
    const { failed, how } = await child.ended;
    running.delete(child.ended);
    if (failed) throw new CliError(errors.join("\n") || `${script} ended (${how}).`);
    return result;
  };
  const runTask = (settings: SettingValues, ...words: string[]) =>
    run("product-task", words, settings);

  return {
    /** Builds where that is needed, and copies the server into a folder. */
    build: async (folder: string): Promise<void> => void (await run("build", ["--copy", folder])),
    upgrade: async (settings: SettingValues, backups: string): Promise<void> => {
      // Added now, so that the task ends before the database, which it may be using.
      atEnd(stop);
      await runTask(settings, "upgrade", backups);
    },
    runHourly: async (settings: SettingValues): Promise<JobReport> =>
      (await runTask(settings, "hourly")) as JobReport,
    backUp: async (settings: SettingValues, file: string): Promise<void> =>
      void (await runTask(settings, "backup", file)),
    alert: async (url: string, sentence: string): Promise<void> =>
      void (await runTask({ ALERT_URL: url }, "alert", sentence)),
    /** @returns a description of the list */
    loadSchemeList: async (settings: SettingValues, file: string): Promise<string> =>
      String(await runTask(settings, "load-list", file)),
    loadSampleList: async (settings: SettingValues): Promise<string> =>
      String(await runTask(settings, "load-sample")),
  };
}
