import { join } from "node:path";
import { readCommandLine, readPort } from "./command-line.ts";
import { startHourlyJob } from "./hourly-job.ts";
import { PlainFailure } from "./plain-failure.ts";
import { startProduct, type Product, type ProductRun } from "./product.ts";
import { terminalReport } from "./report.ts";
import { runUntilStopped } from "./run-until-stopped.ts";
import { describeLeftOut, describeList, loadSchemeList } from "./scheme-list.ts";
import { readSettings } from "./settings.ts";

const root = join(import.meta.dirname, "../..");
const sampleList = join(root, "scripts/sample/sample-scheme-list.txt");

/** `npm start` and `npm run dev`: the product on this machine, until it is stopped. */
export async function runProduct(mode: "built" | "hot", flags: string[]): Promise<never> {
  let product: ProductRun | undefined;
  let stopJob = async () => {};
  return runUntilStopped({
    isEndless: true,
    async run() {
      const { port, data, nav, inspect } = readFlags(mode, flags);
      const report = terminalReport();
      const gaveUp = Promise.withResolvers<never>();
      const settings = readSettings(root, process.env);
      const onGiveUp = (sentence: string) => gaveUp.reject(new PlainFailure(sentence));
      const where = { root, dataFolder: data, port, settings };
      product = startProduct({ ...where, mode, inspect, report, onGiveUp });
      const up = await Promise.race([product.up, gaveUp.promise]);
      report.say(`\nFundbook is up at ${up.url}\n`);
      if (nav === undefined) stopJob = keepSchemesFresh(up, report.say);
      else await tryToLoad(nav, "file", up, report.say);
      await gaveUp.promise;
    },
    async stop() {
      await stopJob();
      await product?.stop();
    },
  });
}

function readFlags(mode: "built" | "hot", args: string[]) {
  const { values } = readCommandLine({
    args,
    options: {
      port: { type: "string", default: "8787" },
      data: { type: "string", default: join(root, ".data") },
      nav: { type: "string" },
      ...(mode === "hot" && { inspect: { type: "boolean" } }),
    },
  });
  const { data, nav, inspect = false } = values as typeof values & { inspect?: boolean };
  return { data, nav, inspect, port: readPort(values.port) };
}

function keepSchemesFresh(product: Product, say: (line: string) => void): () => Promise<void> {
  return startHourlyJob({
    root,
    product,
    say,
    // Others may read a database that is not this machine's; made-up NAVs are none of theirs.
    onEmpty: async () => {
      if (product.hasOwnDatabase) await tryToLoad(sampleList, "sample", product, say);
    },
  }).stop;
}

/** A list that cannot be loaded is told in a sentence, and the product goes on without it. */
async function tryToLoad(
  file: string,
  source: "file" | "sample",
  { databaseUrl, databaseAuthToken: authToken }: Product,
  say: (line: string) => void,
): Promise<void> {
  try {
    const list = await loadSchemeList(file, { databaseUrl, authToken, source });
    say(`Scheme list: ${describeList(list)}${describeLeftOut(list)}.`);
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error;
    say(error.message);
  }
}
