import { setTimeout as delay } from "node:timers/promises";
import { runHourly } from "../../../src/server/hourly.ts";
import { openDatabase } from "../../../src/server/platform/db/client.ts";
import { getNavStatus } from "../../../src/server/nav/nav-status.ts";
import { shortReason } from "../cli-error.ts";
import type { Product } from "../product.ts";
import { untilNextHour } from "./job-times.ts";
import { describeList } from "./scheme-list.ts";
import { databaseOf } from "../settings.ts";
import { sayReadably } from "../servers/worker-log.ts";

const statusTimeout = 10_000;

type JobOptions = {
  product: Pick<Product, "settings">;
  say: (line: string) => void;
  /** Called when the database has no scheme list. */
  onEmpty: () => Promise<void>;
};

export async function runEveryHour({ product, say, onEmpty }: JobOptions): Promise<never> {
  const log = (level: string, event: string, facts = {}) =>
    sayReadably(JSON.stringify({ level, event, ...facts }), say);
  for (let lastReport = ""; ;) {
    const report = await runHourly(product.settings, undefined, { requestId: "", log })
      .then(() => listReport(product))
      .catch((error: unknown) => ({ text: notFetched(shortReason(error)), isEmpty: false }));
    if (report.text !== lastReport) say(report.text);
    lastReport = report.text;
    if (report.isEmpty) await onEmpty();
    await delay(untilNextHour(Date.now()));
  }
}

async function listReport({ settings }: Pick<Product, "settings">) {
  const db = openDatabase({ ...databaseOf(settings), timeout: statusTimeout });
  const status = await getNavStatus({ db });
  const isEmpty = status.schemes === 0;
  const facts = describeList(status);
  if (status.refusal === null) return { text: `Scheme list: ${facts}.`, isEmpty };
  const kept = isEmpty ? "" : `; the previous list stays in use: ${facts}`;
  return { text: notFetched(status.refusal.reason, kept), isEmpty };
}

const notFetched = (reason: string, kept = ""): string =>
  `The scheme list could not be fetched (${reason})${kept}.`;
