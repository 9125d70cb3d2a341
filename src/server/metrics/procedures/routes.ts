import { Hono } from "hono";
import { AppError } from "../../../shared/errors.ts";
import { refusalKinds } from "../../../shared/schemes/list-checks.ts";
import { version } from "../../../shared/version.ts";
import { getNavStatus } from "../../schemes/nav-status.ts";
import { checkDatabase, databaseStates } from "../../platform/health/check-database.ts";
import { writesInProgress, writesWaiting } from "../../platform/db/write-queue.ts";
import { isSecret } from "../../platform/constant-time.ts";
import type { HonoEnv } from "../../platform/http/hono-env.ts";
import { countedLines, gaugeFamily, gaugeLines } from "../../platform/counting/metric-families.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Settings } from "../../platform/env.ts";
import { getJobState, type JobState } from "../../platform/job/job-state.ts";
import type { ListService } from "../../schemes/sources/scheme-source.ts";

export const metrics = new Hono<HonoEnv>().get("/metrics", async (c) => {
  const { settings } = c.var.services;
  const [, given] = /^bearer +(.+)$/i.exec(c.req.header("authorization") ?? "") ?? [];
  // Without a token it is as if there were no such address.
  if (settings.metricsToken === null) throw new AppError("request/not-found");
  if (given === undefined || !(await isSecret(given, settings.metricsToken))) {
    return c.text("METRICS_TOKEN is needed.\n", 401, { "www-authenticate": "Bearer" });
  }
  const lines = [
    ...gaugeLines("fundbook_info", "The version that runs.", 1, { version }),
    ...countedLines(),
    ...queueLines(),
    ...(await stateLines(settings, (work) => c.executionCtx.waitUntil(work))),
    ...(await databaseLines(c.var.services)),
  ];
  return c.text(`${lines.join("\n")}\n`, 200, {
    "content-type": "text/plain; version=0.0.4; charset=utf-8",
    "cache-control": "no-store",
  });
});

const sifSource: ListService = "amfi-sif";

const queueLines = (): string[] => [
  ...gaugeLines("fundbook_writes_running", "Writes in progress.", writesInProgress()),
  ...gaugeLines("fundbook_writes_waiting", "Writes that wait for their turn.", writesWaiting()),
];

/** The health check's state of the database; nothing while it does not answer, which `fundbook_database_up` shows. */
async function stateLines(
  { database }: Settings,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<string[]> {
  const found = await unlessUnavailable(checkDatabase(database, waitUntil));
  return found === null
    ? []
    : gaugeFamily(
        "fundbook_database_state",
        stateHelp,
        databaseStates.map((state) => [{ state }, Number(state === found)]),
      );
}

/** Left out while the database cannot be reached: the other figures are then needed most. */
async function databaseLines(ctx: Pick<ServiceContext, "db" | "settings">): Promise<string[]> {
  const states = await unlessUnavailable(Promise.all([getNavStatus(ctx), getJobState(ctx)]));
  if (states === null) return gaugeLines("fundbook_database_up", databaseHelp, 0);
  const [status, job] = states;
  const seconds = (time: string | null | undefined): number =>
    time == null ? 0 : Date.parse(time) / 1_000;
  const triedAt = Math.max(seconds(status.fetchedAt), seconds(status.refusal?.at));
  const lists = [
    { source: ctx.settings.schemes.service, list: status },
    ...(status.sif === null ? [] : [{ source: sifSource, list: status.sif }]),
  ];
  return [
    ...gaugeLines("fundbook_database_up", databaseHelp, 1),
    ...gaugeFamily(
      "fundbook_schemes",
      "Schemes in a source's list.",
      lists.map(({ source, list }) => [{ source }, list.schemes]),
    ),
    ...gaugeFamily(
      "fundbook_list_timestamp_seconds",
      "The day of the newest NAVs in a source's list, as its midnight in UTC.",
      // A list that was never there is missing only where nothing works without it.
      lists.flatMap(({ source, list }) =>
        source === sifSource && list.asOf === null ? [] : [[{ source }, seconds(list.asOf)]],
      ),
    ),
    ...gaugeLines(
      "fundbook_hourly_timestamp_seconds",
      "When the hourly job last fetched the list, or was refused it.",
      triedAt,
    ),
    ...gaugeFamily(
      "fundbook_list_refused",
      "Whether a source's last list was refused, and why: it was broken, of the future, or its NAVs jump.",
      lists.flatMap(({ source, list }) =>
        refusalKinds.map((kind): [Record<string, string>, number] => [
          { source, kind },
          Number(list.refusal?.kind === kind),
        ]),
      ),
    ),
    ...jobLines(job),
  ];
}

function jobLines({ parts, deletionsWait }: JobState): string[] {
  const ended = parts.flatMap(({ part, startedAt, endedAt }) =>
    endedAt === null ? [] : [{ part, startedAt, endedAt }],
  );
  return [
    ...gaugeFamily(
      "fundbook_hourly_part_timestamp_seconds",
      "When a part of the hourly job last ended; the part job is the whole of it.",
      ended.map(({ part, endedAt }) => [{ part }, endedAt.getTime() / 1_000]),
    ),
    ...gaugeFamily(
      "fundbook_hourly_part_seconds",
      "How long the last run of a part took.",
      ended.map(({ part, startedAt, endedAt }) => [
        { part },
        (endedAt.getTime() - startedAt.getTime()) / 1_000,
      ]),
    ),
    ...gaugeFamily(
      "fundbook_hourly_part_failures",
      "How often in a row a part has failed.",
      parts.map(({ part, failures }) => [{ part }, failures]),
    ),
    ...gaugeLines(
      "fundbook_hourly_deletions_waiting",
      "Whether nothing is deleted for good, because the clock has jumped.",
      Number(deletionsWait),
    ),
  ];
}

const unlessUnavailable = <Result>(work: Promise<Result>): Promise<Result | null> =>
  work.catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });

const stateHelp = "1 for the state that the health check finds the database in.";
const databaseHelp = "Whether the database answered this request.";
