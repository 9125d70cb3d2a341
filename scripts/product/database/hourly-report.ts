import { getNavStatus } from "../../../src/server/nav/nav-status.ts";
import { runHourly } from "../../../src/server/hourly.ts";
import { openDatabase } from "../../../src/server/platform/db/client.ts";
import type { NavStatus } from "../../../src/shared/schemes/schema.ts";
import { shortReason } from "../cli-error.ts";
import { sayReadably } from "../servers/worker-log.ts";
import type { SettingValues } from "../check-settings.ts";
import { databaseOf } from "./database-client.ts";
import { notFetched, type ListReport } from "./hourly-job.ts";
import { describeList } from "./scheme-list.ts";

const statusTimeout = 10_000;

/** Runs the hourly job once. @returns what is known of the scheme list afterwards */
export async function reportHourly(
  settings: SettingValues,
  say: (line: string) => void,
): Promise<ListReport> {
  const log = (level: string, event: string, facts = {}) =>
    sayReadably(JSON.stringify({ level, event, ...facts }), say);
  return runHourly(settings, { run: { requestId: "", log } })
    .then(() => listReport(settings))
    .catch((error: unknown) => ({ text: notFetched(shortReason(error)), isEmpty: false }));
}

const sifNote = ({ sif }: NavStatus): string =>
  sif === null || sif.refusal === null
    ? ""
    : ` The list of specialised investment funds (SIF) could not be loaded (${sif.refusal.reason}).`;

async function listReport(settings: SettingValues): Promise<ListReport> {
  const db = openDatabase({ ...databaseOf(settings), timeout: statusTimeout });
  const status = await getNavStatus({ db });
  const isEmpty = status.schemes === 0;
  const facts = describeList(status);
  if (status.refusal === null) return { text: `Scheme list: ${facts}.${sifNote(status)}`, isEmpty };
  const kept = isEmpty ? "" : `; the previous list stays in use: ${facts}`;
  return { text: notFetched(status.refusal.reason, kept), isEmpty };
}
