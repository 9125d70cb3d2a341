import type { ServiceContext } from "../context.ts";
import { lastJobClock, partsOfJob, type JobPart } from "./queries.ts";

export type JobState = {
  /** The whole job, and its parts in the order in which they ran; empty before the first job. */
  parts: JobPart[];
  deletionsWait: boolean;
};

export async function getJobState({ db }: Pick<ServiceContext, "db">): Promise<JobState> {
  const [parts, [clock]] = await db.reads.batch([partsOfJob(db), lastJobClock(db)]);
  return { parts, deletionsWait: clock?.agreed === false };
}
