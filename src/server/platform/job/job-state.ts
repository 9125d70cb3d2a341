import type { ServiceContext } from "../context.ts";
import { runBatch } from "../db/batch.ts";
import { lastJobClock, partsOfJob, type JobPart } from "./queries.ts";

export type JobState = {
  /** The whole job, and its parts in the order in which they ran; empty before the first job. */
  parts: JobPart[];
  deletionsWait: boolean;
};

export async function getJobState({ db }: Pick<ServiceContext, "db">): Promise<JobState> {
  const { parts, clock } = await runBatch(db.reads, {
    parts: partsOfJob(db),
    clock: lastJobClock(db),
  });
  return { parts, deletionsWait: clock[0]?.agreed === false };
}
