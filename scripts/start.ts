import { join } from "node:path";
import { describeLoading, supervise } from "./product/supervise.ts";
import {
  atEnd,
  command,
  hurryOption,
  isStopping,
  numberUpTo,
  runCommand,
} from "./product/command.ts";
import { hotServer, inspectorPort } from "./product/servers/hot-server.ts";
import { describeMail } from "./product/servers/outbox.ts";
import { sayLine } from "./product/servers/worker-log.ts";
import { workerServer } from "./product/servers/worker-server.ts";
import { defaultDataFolder } from "./product/root.ts";
import { readSettings } from "./product/settings.ts";
import { hurriedTimes, times } from "./product/times.ts";

/** Suppresses errors that the stop itself causes. */
const say = (line: string) => {
  if (!isStopping()) console.log(line);
};

const program = command("start", "Runs the product on this machine.")
  .option("--port <number>", "the port, or the next free one", numberUpTo(65_535), 8787)
  .option("--data <folder>", "where everything is kept", defaultDataFolder)
  .option("--nav <file>", "a scheme list to load; none is then fetched")
  .option("--hot", "runs it from its sources, with hot reload", false)
  .option("--inspect", "as --hot, open to a debugger and to any web page here", false)
  .addOption(hurryOption)
  .action(async ({ port, data: dataFolder, nav, hot, inspect, hurry }) => {
    const settings = readSettings();
    await supervise(
      {
        dataFolder,
        port,
        takesNextPort: true,
        settings,
        makeServer: (tasks) => async (options, data) => {
          if (hot || inspect) {
            return hotServer({ ...options, inspect, folder: join(data, "wrangler") });
          }
          const folder = join(data, "app");
          await tasks.build(folder);
          return workerServer({ ...options, folder });
        },
        printsLogs: false,
        times: hurry ? hurriedTimes : times,
        say,
        sayTask: (line) => sayLine(line, say),
        onMail: (mail) => say(describeMail(mail)),
        onUp({ url, settings: { APP_URL = url } }) {
          say(`\nFundbook is up at ${url}`);
          const { origin } = new URL(APP_URL);
          const isForProxy = origin !== url;
          say(
            isForProxy
              ? `Sign in at ${origin}, as APP_URL says; this address is for its proxy.\n`
              : "",
          );
          if (inspect) say(`Inspector: http://127.0.0.1:${inspectorPort}`);
        },
        async onEmpty(product, tasks) {
          // Not into a database that runs elsewhere: others may use it, and the sample's NAVs are made up.
          if (settings["DATABASE_URL"] !== undefined) return;
          say(await describeLoading(tasks.loadSampleList(product.settings)));
        },
        ...(nav !== undefined && { list: nav }),
      },
      atEnd,
    );
  });

await runCommand(program, { isServer: true });
