import { getNavStatus } from "../../../src/server/schemes/nav-status.ts";
import { openDatabase } from "../../../src/server/platform/db/client.ts";
import { getJobState, type JobState } from "../../../src/server/platform/job/job-state.ts";
import type { ListStatus, NavStatus } from "../../../src/shared/schemes/schema.ts";
import { shortReason } from "../cli-error.ts";
import type { DatabaseAddress } from "./database-client.ts";
import { describeList } from "./scheme-list.ts";

const timeout = 5_000;

/** Sentences for operators about the last hourly job and the scheme list. */
export async function reportJob(database: DatabaseAddress): Promise<string> {
  const db = openDatabase({ ...database, timeout });
  try {
    const [status, state] = await Promise.all([getNavStatus({ db }), getJobState({ db })]);
    return [...describeJob(state), ...describeStatus(status)].join("\n");
  } catch (error) {
    return `Nothing is known of the hourly job (${shortReason(error)}).`;
  }
}

export function describeJob({ parts, deletionsWait }: JobState): string[] {
  const job = parts.find(({ part }) => part === "job");
  if (job === undefined) return ["The hourly job has not run yet."];
  const failed = parts.filter(({ part, failures }) => part !== "job" && failures > 0);
  const when = `${job.startedAt.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  const state =
    job.endedAt === null ? "has not ended" : job.failure === null ? "succeeded" : "failed";
  return [
    `The hourly job of ${when} ${state}.`,
    ...failed.map(
      ({ part, failures, failure }) =>
        `- Its part "${part}" failed${failures > 1 ? ` ${failures} times in a row` : ""}: ${failure}.`,
    ),
    ...(deletionsWait
      ? [
          "- Nothing is deleted for good, because the clock has jumped. If it is right, run hourly with --trust-clock.",
        ]
      : []),
  ];
}

const describeStatus = ({ sif, ...main }: NavStatus): string[] => [
  ...describeSource("Scheme list", main),
  ...(sif === null ? [] : describeSource("List of specialised investment funds (SIF)", sif)),
];

const describeSource = (name: string, list: ListStatus): string[] => [
  `${name}${list.source === null ? "" : ` (${list.source})`}: ${describeList(list)}.`,
  ...(list.refusal === null ? [] : [`- The last one was refused: ${list.refusal.reason}.`]),
];
