import { rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { backUpIntoFile, backupInFile } from "../scripts/product/database/backup-file.ts";
import { checkBackup, restore } from "../scripts/product/database/restore.ts";
import { password } from "../tests/support/api/api-client.ts";
import { runHourlyJob } from "../tests/support/servers/hourly-job.ts";
import { startHttpServer, text, type HttpServer } from "../tests/support/servers/http-server.ts";
import { noHistorySource } from "../tests/support/servers/test-product.ts";
import { runSql } from "../tests/support/servers/run-sql.ts";
import { add, compare, installation, list, type Installation } from "./growth.ts";
import type { Figure } from "./pairs.ts";
import { generatedFeed } from "./support/generated-feed.ts";
import { startServers, type Servers } from "./support/servers.ts";

const few = 1_000;
const limit = { atMost: 1.3, pairs: 11 };
/** It looks up 14,000 schemes in an index, which is deeper where there are more funds. */
const jobLimit = { atMost: 2, pairs: 5 };
/** A user in ten has a SIP that is not due. */
const usersPerSip = 10;

/** What a database of so many users costs: seconds and megabytes. */
export type Cost = { step: string; seconds: number; megabytes: number | string };

/**
 * Compares calls and the hourly job among so many users with those among 1,000, and measures migrations, a backup and its restore.
 * @param say called with each result at once, because a million users take half an hour
 */
export async function scale(
  users: number,
  say: (result: Figure | Cost) => void,
): Promise<{ figures: Figure[]; costs: Cost[] }> {
  const servers = await startServers();
  const source = await startHttpServer();
  try {
    source.answer(text(generatedFeed()));
    const small = await installation(servers, few);
    const started = performance.now();
    const large = await installation(servers, users);
    const megabytes = Math.round(large.bytes / 1e6);
    const costs: Cost[] = [
      { step: "filling the database", seconds: secondsSince(started), megabytes },
    ];
    costs.forEach(say);
    for (const { url } of [small, large]) await insertSips(url);
    const calls = {
      "funds.list": [list, limit],
      "funds.add": [add, limit],
      "auth.login": [signIn, limit],
      "the hourly job": [(on: Installation) => runJob(on, source), jobLimit],
    } as const;
    const figures: Figure[] = [];
    for (const [name, [call, bound]] of Object.entries(calls)) {
      const figure = await compare(name, large, small, call, bound);
      say(figure);
      figures.push(figure);
    }
    for (const measured of [migrationCosts, backupAndRestoreCosts]) {
      const further = await measured(large, servers);
      further.forEach(say);
      costs.push(...further);
    }
    return { figures, costs };
  } finally {
    await source.stop();
    await servers.stop();
  }
}

const secondsSince = (started: number): number =>
  Math.round((performance.now() - started) / 100) / 10;

const insertSips = (url: string) =>
  runSql(
    url,
    `insert into sips (user_id, id, fund_id, amount, day, from_date, paused, next_due, created_at)
     select user_id, funds.id, funds.id, '1000', 5, '2030-01-05', 0, '2030-01-05', 0 from funds
     join users on users.id = user_id
     where funds.created_at = 1 and users.created_at % ? = 0`,
    [usersPerSip],
  );

async function signIn({ user }: Installation): Promise<void> {
  const { status } = await user.mutate("auth.login", { email: user.email, password });
  if (status !== 200) throw new Error(`auth.login returned ${status}`);
}

const runJob = ({ url }: Installation, source: HttpServer) =>
  runHourlyJob({
    settings: {
      ...noHistorySource,
      APP_URL: "http://localhost",
      DATABASE_URL: url,
      AMFI_NAV_URL: source.url,
    },
  });

async function backupAndRestoreCosts({ url }: Installation, servers: Servers): Promise<Cost[]> {
  const file = join(tmpdir(), `fundbook-scale-${process.pid}.sql.gz`);
  try {
    let started = performance.now();
    await backUpIntoFile({ url, authToken: undefined }, file);
    const megabytes = Math.round(statSync(file).size / 1e6);
    const costs: Cost[] = [{ step: "a backup", seconds: secondsSince(started), megabytes }];
    const empty = await servers.database();
    started = performance.now();
    const backup = backupInFile(file);
    const facts = await checkBackup(backup);
    await restore({ url: empty.url, authToken: undefined }, backup, facts, { overwrite: true });
    return [...costs, { step: "its restore", seconds: secondsSince(started), megabytes: "" }];
  } finally {
    rmSync(file, { force: true });
  }
}

/** The dearest steps that a migration can have, on the largest table. */
async function migrationCosts({ url }: Installation): Promise<Cost[]> {
  const steps = {
    "a migration that adds a column to all funds": "alter table funds add column scale text",
    "a migration that adds an index of all funds":
      "create index scale on funds (user_id, updated_at)",
  };
  const costs: Cost[] = [];
  for (const [step, statement] of Object.entries(steps)) {
    const started = performance.now();
    await runSql(url, statement);
    costs.push({ step, seconds: secondsSince(started), megabytes: "" });
  }
  return costs;
}
