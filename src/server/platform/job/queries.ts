import { eq, sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { jobClock, jobParts } from "./tables.ts";

export type JobPart = typeof jobParts.$inferSelect;

export const partsOfJob = ({ reads }: Database) =>
  reads.select().from(jobParts).orderBy(jobParts.startedAt, jobParts.part);

export const recordPart = (
  { writes }: Database,
  { part, startedAt, endedAt, failure }: Omit<JobPart, "failures">,
) =>
  writes
    .insert(jobParts)
    .values({ part, startedAt, endedAt, failure, failures: failure === null ? 0 : 1 })
    .onConflictDoUpdate({
      target: jobParts.part,
      set: {
        startedAt,
        endedAt,
        failure: sql`iif(${Number(endedAt === null)}, ${jobParts.failure}, excluded.failure)`,
        failures: sql`case when ${Number(endedAt === null)} then ${jobParts.failures}
          when excluded.failure is null then 0 else ${jobParts.failures} + 1 end`,
      },
    });

export const lastJobClock = ({ reads }: Database) =>
  reads
    .select({ at: jobClock.at, agreed: jobClock.agreed })
    .from(jobClock)
    .where(eq(jobClock.id, 1));

export const recordJobClock = ({ writes }: Database, at: Date, agreed: boolean) =>
  writes
    .insert(jobClock)
    .values({ id: 1, at, agreed })
    .onConflictDoUpdate({ target: jobClock.id, set: { at, agreed } });
