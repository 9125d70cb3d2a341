import { CliError, shortReason } from "./product/cli-error.ts";
import { atEnd, command, isStopping, numberUpTo, runCommand } from "./product/command.ts";
import { inspectorPort } from "./product/servers/hot-server.ts";
import { runEveryHour } from "./product/database/hourly-job.ts";
import { startProduct } from "./product/product.ts";
import { productTasks } from "./product/product-tasks.ts";
import { defaultDataFolder } from "./product/root.ts";
import { readSettings } from "./product/settings.ts";

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
  .action(async ({ port, data: dataFolder, nav, hot, inspect }) => {
    const gaveUp = Promise.withResolvers<never>();
    const onGiveUp = (sentence: string) => gaveUp.reject(new CliError(sentence));
    const settings = readSettings();
    const tasks = productTasks(atEnd, say);
    const product = await Promise.race([
      startProduct(
        {
          dataFolder,
          port,
          settings,
          isHot: hot || inspect,
          inspect,
          say,
          onGiveUp,
          build: tasks.build,
          migrate: tasks.migrate,
        },
        atEnd,
      ),
      gaveUp.promise,
    ]);
    say(`\nFundbook is up at ${product.url}`);
    const { origin } = new URL(product.settings["APP_URL"] ?? product.url);
    const isForProxy = origin !== product.url;
    say(
      isForProxy ? `Sign in at ${origin}, as APP_URL says; this address is for its proxy.\n` : "",
    );
    if (inspect) say(`Inspector: http://127.0.0.1:${inspectorPort}`);
    const report = async (loading: Promise<string>) =>
      say(await loading.then((facts) => `Scheme list: ${facts}.`, shortReason));
    const onEmpty = async () => {
      // Not into a database that runs elsewhere: others may use it, and the sample's NAVs are made up.
      if (settings["DATABASE_URL"] !== undefined) return;
      await report(tasks.loadSampleList(product.settings));
    };
    const runOnce = () => tasks.runHourly(product.settings);
    const schemes =
      nav === undefined
        ? runEveryHour({ runOnce, say, onEmpty })
        : report(tasks.loadSchemeList(product.settings, nav));
    await Promise.race([schemes.then(() => gaveUp.promise), gaveUp.promise]);
  });

await runCommand(program, { isServer: true });
