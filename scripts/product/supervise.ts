import { existsSync } from "node:fs";
import type { CleanUp } from "./build/clean-up.ts";
import { CliError, shortReason } from "./cli-error.ts";
import { InUseError } from "./data-folder.ts";
import { runEveryHour } from "./database/hourly-job.ts";
import { nightlyBackup } from "./database/kept-backups.ts";
import { isStopping } from "./command.ts";
import { startProduct, type Product, type ProductOptions } from "./product.ts";
import { productTasks, type ProductTasks } from "./product-tasks.ts";
import { requireAlertUrl } from "./alert.ts";
import { ownSetting } from "./settings.ts";

type Supervised = Omit<ProductOptions, "onHang" | "onGiveUp" | "upgrade" | "makeServer"> & {
  makeServer: (tasks: ProductTasks) => ProductOptions["makeServer"];
  /** Receives each line that a task prints, also of its log. */
  sayTask: (line: string) => void;
  onUp: (product: Product, tasks: ProductTasks) => void;
  /** Called when the database has no scheme list. */
  onEmpty?: (product: Product, tasks: ProductTasks) => Promise<void>;
  /** A file with a scheme list to load; no job fetches a list then. */
  list?: string;
};

/**
 * Runs the product: starts its database and its server again when one of them ends or hangs, and runs the hourly job and
 * the nightly backup. It ends only by an error.
 */
export async function supervise(options: Supervised, atEnd: CleanUp["add"]): Promise<never> {
  const { say, sayTask } = options;
  const alertUrl = ownSetting("ALERT_URL");
  requireAlertUrl(alertUrl);
  const tasks = productTasks(atEnd, sayTask);
  const tell = async (sentence: string) => {
    if (alertUrl === undefined || isStopping()) return;
    await tasks.alert(alertUrl, sentence).catch((error: unknown) => say(shortReason(error)));
  };
  const gaveUp = Promise.withResolvers<never>();
  const onGiveUp = (sentence: string) => gaveUp.reject(new CliError(sentence));
  const run = async () => {
    const product = await startProduct(
      {
        ...options,
        makeServer: options.makeServer(tasks),
        upgrade: tasks.upgrade,
        onHang: (sentence) => void tell(sentence),
        onGiveUp,
      },
      atEnd,
    );
    options.onUp(product, tasks);
    if (options.list === undefined) return runJobs(options, product, tasks, tell);
    say(await describeLoading(tasks.loadSchemeList(product.settings, options.list)));
    return gaveUp.promise;
  };
  try {
    return await Promise.race([run(), gaveUp.promise]);
  } catch (error) {
    const isExpected = error instanceof InUseError;
    if (error instanceof CliError && !isExpected)
      await tell(`Fundbook ends: ${error.message.split("\n", 1)[0]}`);
    throw error;
  }
}

export const describeLoading = (loading: Promise<string>): Promise<string> =>
  loading.then((facts) => `Scheme list: ${facts}.`, shortReason);

function runJobs(
  { say, onEmpty, times, printsLogs }: Supervised,
  product: Product,
  tasks: ProductTasks,
  tell: (sentence: string) => Promise<void>,
): Promise<never> {
  const { settings, backups } = product;
  const alert = async (sentence: string) => {
    if (printsLogs) say(sentence);
    await tell(sentence);
  };
  const backUpNight = async () => {
    const file = nightlyBackup(backups, Date.now());
    if (existsSync(file)) return;
    await tasks.backUp(settings, file).catch(async (error: unknown) => {
      say(shortReason(error));
      await alert("Fundbook's nightly backup failed. It is tried again in an hour.");
    });
  };
  return runEveryHour({
    runOnce: () => tasks.runHourly(settings),
    say,
    ...(onEmpty !== undefined && { onEmpty: () => onEmpty(product, tasks) }),
    onFailure: () => alert("Fundbook's hourly job failed. The log says why."),
    afterwards: backUpNight,
    retries: times.retries,
  });
}
