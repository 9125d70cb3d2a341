import { beforeEach, describe, expect, inject, it } from "vitest";
import { getJobState } from "../../../src/server/platform/job/job-state.ts";
import { runParts, type TimedPart } from "../../../src/server/platform/job/run-parts.ts";
import { OperatorError } from "../../../src/server/platform/log/operator-error.ts";
import { partsOfJob } from "../../../src/server/platform/job/queries.ts";
import { requestContext } from "../../support/api/request-context.ts";
import { runSql } from "../../support/servers/run-sql.ts";

const databaseUrl = inject("databaseUrl");
const services = requestContext(databaseUrl);
const minute = 60_000;

const never = new Promise<never>(() => {});
const part = (name: string, run: TimedPart["run"], limit = minute): TimedPart => ({
  name,
  run,
  limit,
});
const failing = part("failing", () => Promise.reject(new OperatorError("the source is closed")));
const hanging = part("hanging", () => never, 20);

const states = async () => {
  const { parts } = await getJobState(services);
  return parts.map(({ part: name, failure, failures }) => [name, failure, failures]);
};

beforeEach(async () => {
  await runSql(databaseUrl, "delete from job_parts");
});

describe("the parts of a job", () => {
  it("run although one before them failed or hangs, and say so until they succeed", async () => {
    const ran: string[] = [];
    const last = part("last", async () => void ran.push("last"));
    const failed = [
      { name: "failing", reason: "the source is closed" },
      { name: "hanging", reason: "it took longer than 1 s" },
    ];
    expect(await runParts(services, [failing, hanging, last], minute)).toEqual(failed);
    expect(await runParts(services, [failing, hanging, last], minute)).toEqual(failed);
    expect(ran).toEqual(["last", "last"]);
    expect(await states()).toEqual([
      ["failing", "the source is closed", 2],
      ["hanging", "it took longer than 1 s", 2],
      ["last", null, 0],
    ]);
    await runParts(services, [part("failing", async () => {})], minute);
    expect(await states()).toContainEqual(["failing", null, 0]);
  });

  it("that took too long change nothing afterwards", async () => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    let late: Promise<unknown> = never;
    const slow = part("slow", ({ db }) => (late = held.then(() => partsOfJob(db))), 20);
    expect(await runParts(services, [slow], minute)).toHaveLength(1);
    goOn();
    await expect(late).rejects.toThrow();
  });

  it("do not begin once the job's time is over", async () => {
    const failures = await runParts(services, [hanging, part("next", async () => {})], 20);
    expect(failures.map(({ name }) => name)).toEqual(["hanging", "next"]);
    expect(failures[1]?.reason).toBe("the job had no time left for it");
  });
});
