import { setTimeout as delay } from "node:timers/promises";
import { CliError, shortReason } from "./product/cli-error.ts";
import { atEnd, command, numberUpTo, runCommand } from "./product/command.ts";
import { lockDataFolder, openDataFolder, writeRunFile } from "./product/data-folder.ts";
import { addDevVars } from "./product/dev-vars.ts";
import { runEveryHour } from "./product/database/hourly-job.ts";
import { findProcess, listProcesses, type ProcessEntry } from "./product/servers/process-table.ts";
import { startServices } from "./product/services.ts";
import { productTasks } from "./product/product-tasks.ts";
import { defaultDataFolder } from "./product/root.ts";
import { describeMail } from "./product/servers/outbox.ts";
import { sayLine } from "./product/servers/worker-log.ts";
import { readSettings, requireValidSettings } from "./product/settings.ts";
import { times } from "./product/times.ts";
import { wranglerToml } from "./product/wrangler-toml.ts";

const maxPid = 4_194_304;
const checkInterval = 250;

const program = command("wrangler-services", "Runs what the worker of wrangler dev needs.")
  .requiredOption("--wrangler <pid>", "the process of wrangler dev", numberUpTo(maxPid))
  .action(async ({ wrangler: pid }) => {
    const wrangler = findProcess(pid);
    if (wrangler === undefined) throw new CliError("wrangler dev has ended.");
    const gaveUp = Promise.withResolvers<never>();
    const onGiveUp = (sentence: string) => gaveUp.reject(new CliError(sentence));
    const ended = untilEnded(wrangler);
    await Promise.race([serve(wrangler, onGiveUp), ended, gaveUp.promise]);
    await Promise.race([ended, gaveUp.promise]);
  });

async function serve(wrangler: ProcessEntry, onGiveUp: (sentence: string) => void): Promise<void> {
  const data = openDataFolder(defaultDataFolder);
  const { descriptor, release } = await lockDataFolder(data);
  atEnd(release);
  const url = `http://localhost:${portOf(wrangler)}`;
  const say = (line: string) => console.log(line);
  const tasks = productTasks(atEnd, (line) => sayLine(line, say));
  const given = { APP_URL: url, ...readSettings() };
  requireValidSettings({ DATABASE_URL: "http://127.0.0.1", ...given });
  const { settings } = await startServices(
    {
      data,
      descriptor,
      settings: given,
      printsLogs: false,
      times,
      say,
      onMail: (mail) => say(describeMail(mail)),
      onHang: () => {},
      onGiveUp,
      upgrade: tasks.upgrade,
    },
    atEnd,
  );
  atEnd(addDevVars(settings));
  writeRunFile(data, { url, settings, wrangler: wrangler.pid });
  const onEmpty = async () => say(await tasks.loadSampleList(settings).catch(shortReason));
  const runOnce = () => tasks.runHourly(settings);
  await runEveryHour({ runOnce, say, onEmpty, retries: times.retries });
}

function portOf({ command: words }: ProcessEntry): number {
  const [, named] = /\s--port[ =](\d+)/.exec(words) ?? [];
  return Number(named ?? (wranglerToml["dev"] as { port: number }).port);
}

/**
 * Resolves when wrangler has ended. It runs as a child of other programs, such as npm, and would outlive them if they are
 * killed, as its runtime would outlive it; both are then ended here.
 */
async function untilEnded(wrangler: ProcessEntry): Promise<void> {
  const launchers = launchersOf(wrangler);
  let children: ProcessEntry[] = [];
  while (isRunning(wrangler)) {
    children = listProcesses().filter(({ parent }) => parent === wrangler.pid);
    if (!launchers.every(isRunning)) process.kill(wrangler.pid);
    await delay(checkInterval);
  }
  for (const child of children.filter(isRunning)) process.kill(child.pid, "SIGKILL");
}

const isRunning = ({ pid, started }: ProcessEntry): boolean =>
  findProcess(pid)?.started === started;

function launchersOf({ parent }: ProcessEntry): ProcessEntry[] {
  const launcher = findProcess(parent);
  return launcher?.command.includes("wrangler") ? [launcher, ...launchersOf(launcher)] : [];
}

await runCommand(program, { isServer: true });
