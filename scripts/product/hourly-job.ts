import { runHourly } from "../../src/server/hourly.ts";
import { openDatabase } from "../../src/server/platform/db/client.ts";
import { getNavStatus } from "../../src/server/schemes/nav-status.ts";
import { shortReason } from "./cli-error.ts";
import type { Product } from "./product.ts";
import { saveListFacts } from "./scheme-list.ts";
import { readableLogLine } from "./worker-log.ts";

const hour = 60 * 60 * 1000;
const statusTimeout = 10_000;

type JobOptions = {
  product: Product;
  say: (line: string) => void;
  onEmpty: () => Promise<void>;
};

export async function runEveryHour(options: JobOptions): Promise<never> {
  for (let lastReport = ""; ;) {
    const { report, isEmpty } = await runOnce(options);
    if (report !== lastReport) options.say(report);
    lastReport = report;
    if (isEmpty) await options.onEmpty();
    await new Promise((resolve) => setTimeout(resolve, untilNextHour(Date.now())));
  }
}

export const untilNextHour = (now: number): number => hour - (now % hour);

type Outcome = { report: string; isEmpty: boolean };

async function runOnce({ product, say }: JobOptions): Promise<Outcome> {
  const log = (level: string, event: string, facts = {}) => {
    const readable = readableLogLine(JSON.stringify({ level, event, ...facts }));
    if (readable !== null) say(readable);
  };
  try {
    await runHourly(product.settings, undefined, { requestId: "", log });
    return await outcomeOf(product);
  } catch (error) {
    const report = `The scheme list could not be fetched (${shortReason(error)}).`;
    return { report, isEmpty: false };
  }
}

async function outcomeOf({
  databaseUrl: url,
  databaseAuthToken: authToken,
}: Product): Promise<Outcome> {
  const db = openDatabase({ url, authToken, timeout: statusTimeout });
  const status = await getNavStatus({ db });
  const isEmpty = status.schemes === 0;
  if (status.refusal === null) return { report: `Scheme list: ${saveListFacts(status)}.`, isEmpty };
  const kept = isEmpty ? "" : `; the one from before stays: ${saveListFacts(status)}`;
  return {
    report: `The scheme list could not be fetched (${status.refusal.reason})${kept}.`,
    isEmpty,
  };
}
