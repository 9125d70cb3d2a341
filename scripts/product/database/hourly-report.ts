import { runHourly } from "../../../src/server/hourly.ts";
import { getNavStatus } from "../../../src/server/schemes/nav-status.ts";
import {
  requireCurrentList,
  type ListDate,
} from "../../../src/server/schemes/require-current-list.ts";
import { openDatabase } from "../../../src/server/platform/db/client.ts";
import type { NavStatus } from "../../../src/shared/schemes/schema.ts";
import type { SettingValues } from "../check-settings.ts";
import { describeEnd, shortReason } from "../cli-error.ts";
import { databaseOf } from "./database-client.ts";
import { notFetched, type JobReport } from "./hourly-job.ts";
import { describeList } from "./scheme-list.ts";

const statusTimeout = 10_000;

/** Runs the hourly job once. @returns how it went, and what is known of the scheme list afterwards */
export async function reportHourly(settings: SettingValues): Promise<JobReport> {
  try {
    const listDate = await runHourly(settings);
    const { text, isEmpty } = await listReport(settings);
    const problem = problemOf(listDate);
    return { text: `${text}${problem}`, isEmpty, failed: problem !== "" };
  } catch (error) {
    return { text: notFetched(shortReason(error)), isEmpty: false, failed: true };
  }
}

/**
 * What is wrong with the list after a job that has done all its parts, as a further sentence; empty where nothing is.
 */
function problemOf(listDate: ListDate): string {
  try {
    requireCurrentList(listDate);
    return "";
  } catch (error) {
    return ` ${String(describeEnd(error))}`;
  }
}

const sifNote = ({ sif }: NavStatus): string =>
  sif === null || sif.refusal === null
    ? ""
    : ` The list of specialised investment funds (SIF) could not be loaded (${sif.refusal.reason}).`;

async function listReport(settings: SettingValues): Promise<{ text: string; isEmpty: boolean }> {
  const db = openDatabase({ ...databaseOf(settings), timeout: statusTimeout });
  const status = await getNavStatus({ db });
  const isEmpty = status.schemes === 0;
  const facts = describeList(status);
  if (status.refusal === null) return { text: `Scheme list: ${facts}.${sifNote(status)}`, isEmpty };
  const kept = isEmpty ? "" : `; the previous list stays in use: ${facts}`;
  return { text: notFetched(status.refusal.reason, kept), isEmpty };
}
