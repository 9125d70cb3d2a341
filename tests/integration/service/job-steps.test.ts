import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { thingsAtLimits } from "../../support/api/things-at-limits.ts";
import { insertListsAtLimit } from "../../support/data/insert-at-limits.ts";
import { insertBacklog } from "../../support/data/insert-backlog.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { longestTurn, mostWorkOfJob } from "../../support/steps/bounds.ts";
import { startCountedWorker, type CountedWorker } from "../../support/steps/counted-worker.ts";
import { startJobSources } from "../../support/steps/job-sources.ts";
import type { Work } from "../../support/steps/step-server.ts";

const hourly = "5 * * * *";
const notices = "10-50/10 * * * *";

let sources: Awaited<ReturnType<typeof startJobSources>>;
beforeAll(async () => {
  sources = await startJobSources();
});
afterAll(() => sources?.stop());

/** What a part of a job takes beyond what it may. */
function excessOf(part: string, { steps, rows, longest }: Work): string[] {
  const [maxSteps, maxRows] = mostWorkOfJob[part] ?? [0, 0];
  return [
    ...(steps > maxSteps * 1_000 ? [`${part}: ${steps} steps`] : []),
    ...(rows > maxRows * 1_000 ? [`${part}: ${rows} rows`] : []),
    ...(longest > longestTurn ? [`${part}: ${longest} steps without a turn`] : []),
  ];
}

const backlogs = [
  { title: "a twentieth of a backlog", part: 0.05 },
  { title: "more than it does in one run", part: 1 },
];

/** Milliseconds: beside other tests, counting makes a job of three minutes last for ten. */
const timeout = 900_000;

describe.each(backlogs)("with $title, a job", { tags: "long", timeout }, ({ part }) => {
  let worker: CountedWorker;
  beforeAll(async () => {
    worker = await startCountedWorker("steps", sources.settings);
    const { url: baseUrl, databaseUrl } = worker;
    await insertListsAtLimit(databaseUrl);
    const { owner } = await thingsAtLimits({ baseUrl, databaseUrl }, { part, senders: 1 });
    await insertBacklog(databaseUrl, owner.id, part);
  });
  afterAll(() => worker?.stop());

  it("stays within the bounds of each of its parts", async () => {
    const { parts } = await worker.workOfJob(hourly);
    expect([...parts].flatMap(([name, work]) => excessOf(name, work))).toEqual([]);
    const failed = "select part, failure from job_parts where failure is not null";
    expect(await runSql(worker.databaseUrl, failed)).toEqual([]);
  });

  it.runIf(part === 1)("goes on where the one before it ended", async () => {
    const left = () =>
      runSql(worker.databaseUrl, waiting).then(([row]) => Object.values(row ?? {}));
    const before = await left();
    await worker.workOfJob(hourly);
    const after = await left();
    for (const [index, count] of before.entries()) {
      expect(Number(after[index])).toBeLessThanOrEqual(Number(count));
    }
    expect(after).not.toEqual(before);
  });

  it("that mails notices stays within its bounds", async () => {
    expect(excessOf("notices", (await worker.workOfJob(notices)).work)).toEqual([]);
  });
});

/** What a job has left. */
const waiting = `select
  (select count(*) from sips where next_due < '2021') as sips,
  (select count(*) from tracked_schemes where filled_from is null) as histories,
  (select count(*) from missed_days) as days,
  (select count(*) from account_notices where due_at = 1000) as notices,
  (select count(*) from shares where kept_epoch = 0 and pushed_through is null) as shares,
  (select count(*) from rate_limits where ends_at = 1000) as attempts,
  (select count(*) from unwanted_schemes) as schemes`;
