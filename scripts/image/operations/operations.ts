import { basename } from "node:path";
import {
  describeSettings,
  requireValid,
  settingsIn,
  type SettingSources,
} from "../../product/check-settings.ts";
import { CliError, shortReason } from "../../product/cli-error.ts";
import { acceptList } from "../../product/database/accept-list.ts";
import { backUp } from "../../product/database/backup.ts";
import { databaseOf } from "../../product/database/database-client.ts";
import { makeDatabaseKey } from "../../product/database/database-key.ts";
import { describeDump } from "../../product/database/dump.ts";
import { runHourlyOnce } from "../../product/database/hourly-once.ts";
import { makeInvitation } from "../../product/database/invitation.ts";
import { reportJob } from "../../product/database/job-report.ts";
import { applyMigrations } from "../../product/database/migrations.ts";
import { checkBackup, restore } from "../../product/database/restore.ts";
import { describeDamage } from "../../product/database/soundness.ts";
import { schemaState } from "../../product/database/schema-state.ts";
import { replaceSyncKey } from "../../product/database/sync-key.ts";
import { requireAlertUrl, sendAlert } from "./alert.ts";
import { readFromDisk, writeToDisk, type Disk } from "./disk.ts";
import { loadMigrations } from "./migrations.ts";

type OperationContext = {
  environment: Record<string, string>;
  /** The folder of the backup that is written or read. */
  backups: Disk;
  migrations: Disk;
};

/** @returns what the command prints */
type Operation = (context: OperationContext, words: string[]) => Promise<string | undefined>;

const healthTimeout = 5_000;
const settingsOf = ({ environment }: OperationContext) => settingsIn({ environment });
const databaseIn = (context: OperationContext) => databaseOf(settingsOf(context));

/** What the image's commands do, by name; `command.sh` and `serve.sh` call them. */
export const operations: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  [
    "check",
    async ({ environment }) => {
      const sources: SettingSources = { environment };
      const settings = settingsIn(sources);
      // serve sets these two later.
      const defaults = { APP_URL: "http://localhost", DATABASE_URL: "http://localhost" };
      requireValid({ ...defaults, ...settings }, sources, ["ALERT_URL", "FUNDBOOK_PORT"]);
      requireAlertUrl(environment["ALERT_URL"]);
      return describeSettings(settings, "mails are files in the outbox");
    },
  ],
  ["job-report", async (context) => reportJob(databaseIn(context))],
  [
    "make-key",
    async () => {
      const { publicKey, token } = makeDatabaseKey();
      return `${token("rw")}\n${publicKey.trimEnd()}`;
    },
  ],
  [
    "schema-state",
    async (context) => schemaState(databaseIn(context), await loadMigrations(context.migrations)),
  ],
  ["soundness", async (context) => (await describeDamage(databaseIn(context))) ?? undefined],
  [
    "migrate",
    async (context) => {
      await applyMigrations(databaseIn(context), await loadMigrations(context.migrations));
      return "The database is up to date.";
    },
  ],
  [
    // The caller renames what this writes.
    "backup",
    async (context, [file = "", reason = ""]) => {
      const write = (content: ReadableStream<Uint8Array>) =>
        writeToDisk(context.backups, "backup.sql.gz", content);
      const facts = await backUp(databaseIn(context), write);
      return `Backed up ${describeDump(facts)} into ${file}${reason}.`;
    },
  ],
  [
    "restore",
    async (context, [file = "", overwrite = ""]) => {
      const open = async () => {
        const { body } = await readFromDisk(context.backups, basename(file));
        return body ?? new ReadableStream();
      };
      const backup = { path: file, open };
      const migrations = await loadMigrations(context.migrations);
      const facts = await checkBackup(backup, migrations);
      const options = { overwrite: overwrite === "overwrite", migrations };
      await restore(databaseIn(context), backup, facts, options);
      return `Restored ${describeDump(facts)}. Everybody has to sign in again.`;
    },
  ],
  [
    "invite",
    async (context) => makeInvitation(databaseIn(context), settingsOf(context)["APP_URL"] ?? ""),
  ],
  [
    "rotate-token",
    async (context, [atOnce]) => replaceSyncKey(databaseIn(context), atOnce === "at-once"),
  ],
  [
    "hourly",
    async (context, [trustClock]) => {
      await runHourlyOnce(settingsOf(context), { trustClock: trustClock === "trust-clock" });
      return undefined;
    },
  ],
  ["nav-load", async (context) => `Loaded ${await acceptList(settingsOf(context))}.`],
  [
    "health",
    async (_, [url = ""]) => {
      const signal = AbortSignal.timeout(healthTimeout);
      const answer = await fetch(`${url}/api/health`, { signal }).catch((error: unknown) => {
        throw new CliError(`Fundbook does not answer (${shortReason(error)}).`);
      });
      const text = await answer.text();
      if (!answer.ok) throw new CliError(`${text}\nFundbook answers with status ${answer.status}.`);
      return text;
    },
  ],
  [
    "alert",
    async ({ environment }, [sentence = ""]) => {
      await sendAlert(environment["ALERT_URL"] ?? "", sentence);
      return undefined;
    },
  ],
]);
