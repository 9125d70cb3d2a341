import { setTimeout as delay } from "node:timers/promises";
import { shortReason } from "../cli-error.ts";
import { isDue, nextJob } from "./job-times.ts";

/** How an hourly job went, with a sentence about the scheme list. */
export type JobReport = { text: string; isEmpty: boolean; failed: boolean };

type JobOptions = {
  runOnce: () => Promise<JobReport>;
  say: (line: string) => void;
  /** Called when the database has no scheme list. */
  onEmpty?: () => Promise<void>;
  onFailure?: () => Promise<void>;
  /** Called after each job. */
  afterwards?: () => Promise<void>;
  /** Milliseconds before a job that has failed is run again (times.ts). */
  retries: readonly number[];
};

/** Milliseconds between looks at the clock, which may be set, or stand still while the machine sleeps. */
const lookInterval = 2_000;

export async function runEveryHour(options: JobOptions): Promise<never> {
  const { runOnce, say, onEmpty, onFailure, afterwards, retries } = options;
  let [lastText, failures] = ["", 0];
  for (;;) {
    const report = await runOnce().catch((error: unknown) => ({
      text: notFetched(shortReason(error)),
      isEmpty: false,
      failed: true,
    }));
    if (report.text !== lastText) say(report.text);
    lastText = report.text;
    failures = report.failed ? failures + 1 : 0;
    if (report.failed) await onFailure?.();
    if (report.isEmpty) await onEmpty?.();
    await afterwards?.();
    const next = nextJob(Date.now(), failures, retries);
    while (!isDue(Date.now(), next)) {
      await delay(Math.min(lookInterval, Math.max(0, next - Date.now())));
    }
  }
}

export const notFetched = (reason: string, kept = ""): string =>
  `The scheme list could not be fetched (${reason})${kept}.`;
