import { join } from "node:path";
import { InvalidArgumentError } from "@commander-js/extra-typings";
import { CliError, shortReason } from "./cli-error.ts";
import { atEnd, command } from "./command.ts";
import { runEveryHour } from "./hourly-job.ts";
import { startProduct } from "./product.ts";
import { root, defaultDataFolder } from "./root.ts";
import { loadSchemeList } from "./scheme-list.ts";
import { readSettings } from "./settings.ts";

const sampleList = join(root, "scripts/sample/sample-scheme-list.txt");
let isStopping = false;
const say = (line: string) => {
  if (!isStopping) console.log(line);
};

type Flags = { port: number; data: string; nav?: string | undefined; inspect?: boolean };

export const productCommand = (name: string, description: string) =>
  command(name, description)
    .option("--port <number>", "the port, or the next free one", readPort, 8787)
    .option("--data <folder>", "where everything is kept", defaultDataFolder)
    .option("--nav <file>", "a scheme list to load; none is then fetched");

export async function runProduct(mode: "built" | "hot", flags: Flags): Promise<void> {
  const { port, data: dataFolder, nav, inspect = false } = flags;
  const gaveUp = Promise.withResolvers<never>();
  const onGiveUp = (sentence: string) => gaveUp.reject(new CliError(sentence));
  const settings = readSettings();
  const run = startProduct({ dataFolder, port, settings, mode, inspect, say, onGiveUp });
  atEnd(run.stop);
  // Failures that are caused by the stop are not reported.
  atEnd(() => void (isStopping = true));
  const product = await Promise.race([run.up, gaveUp.promise]);
  say(`\nFundbook is up at ${product.url}\n`);
  const { databaseUrl: url, databaseAuthToken: authToken } = product;
  const load = async (file: string, source: "file" | "sample") => {
    const loading = loadSchemeList({ url, authToken }, file, { source, allowOlder: true });
    const report = loading.then((facts) => `Scheme list: ${facts}.`);
    say(await report.catch((error: unknown) => shortReason(error)));
  };
  const onEmpty = async () => {
    // Not into a database that runs elsewhere: others may use it, and the sample's NAVs are made up.
    if (settings["DATABASE_URL"] === undefined) await load(sampleList, "sample");
  };
  const schemes = nav === undefined ? runEveryHour({ product, say, onEmpty }) : load(nav, "file");
  await Promise.race([schemes.then(() => gaveUp.promise), gaveUp.promise]);
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new InvalidArgumentError("It must be a number from 1 to 65535.");
}
