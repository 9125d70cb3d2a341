import { setTimeout as delay } from "node:timers/promises";
import { shortReason } from "../cli-error.ts";
import { untilNextHour } from "./job-times.ts";

/** A sentence about the scheme list after an hourly job. */
export type ListReport = { text: string; isEmpty: boolean };

type JobOptions = {
  runOnce: () => Promise<ListReport>;
  say: (line: string) => void;
  /** Called when the database has no scheme list. */
  onEmpty: () => Promise<void>;
};

export async function runEveryHour({ runOnce, say, onEmpty }: JobOptions): Promise<never> {
  for (let lastReport = ""; ;) {
    const report = await runOnce().catch((error: unknown) => ({
      text: notFetched(shortReason(error)),
      isEmpty: false,
    }));
    if (report.text !== lastReport) say(report.text);
    lastReport = report.text;
    if (report.isEmpty) await onEmpty();
    await delay(untilNextHour(Date.now()));
  }
}

export const notFetched = (reason: string, kept = ""): string =>
  `The scheme list could not be fetched (${reason})${kept}.`;
