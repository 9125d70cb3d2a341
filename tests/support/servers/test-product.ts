import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "../../../scripts/product/build/build.ts";
import { cleanUp, type CleanUp } from "../../../scripts/product/build/clean-up.ts";
import { describeMail, type OutboxMail } from "../../../scripts/product/servers/outbox.ts";
import { workerServer } from "../../../scripts/product/servers/worker-server.ts";
import { times, type WatchTimes } from "../../../scripts/product/times.ts";
import {
  startProduct,
  type Product,
  type ServedOptions,
} from "../../../scripts/product/product.ts";
import { applyMigrations } from "../../../scripts/product/database/migrations.ts";
import type { SettingValues } from "../../../scripts/product/check-settings.ts";
import { databaseOf } from "../../../scripts/product/database/database-client.ts";
import { rememberDatabase } from "./known-databases.ts";
import { rememberWriteLock } from "./write-locks.ts";
import { serverPids } from "./process-table.ts";

/** `databaseUrl` contains the token, `said` the lines for the terminal. */
export type TestProduct = Product & {
  databaseUrl: string;
  dataFolder: string;
  said: readonly string[];
  stop: () => Promise<void>;
};

const running = new Set<() => Promise<void>>();

/** Stops all that are still up, when a run is interrupted. */
export const stopTestProducts = async (): Promise<void> => {
  await Promise.all([...running].map((stop) => stop()));
};

/** A product would ask AMFI for what its settings leave out. */
export const noHistorySource = {
  AMFI_SIF_NAV_URL: "http://127.0.0.1:9/SIF_NAVAll.txt",
  AMFI_HISTORY_URL: "http://127.0.0.1:9/api/nav-history",
  AMFI_SIF_HISTORY_URL: "http://127.0.0.1:9/api/sif-nav-history",
  AMFI_REPORT_URL: "http://127.0.0.1:9/report",
};

let copy: Promise<string> | undefined;

/** Where this process copied the built server to, once, so that a later build does not change what runs. */
const copyOfBuild = (): Promise<string> => (copy ??= copyBuild());

async function copyBuild(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "fundbook-built-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  await ensureBuilt(console.log, folder);
  return folder;
}

/** Starts a product for tests that break it or need other settings. */
export async function startTestProduct(
  settings: Record<string, string>,
  parent = tmpdir(),
  watchTimes: WatchTimes = times,
): Promise<TestProduct> {
  const { path: dataFolder, atEnd, stop } = createTestFolder(parent);
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const options = {
    dataFolder,
    port: 0,
    takesNextPort: true,
    settings: { ...noHistorySource, ...settings },
    async makeServer(served: ServedOptions, data: string) {
      const folder = join(data, "app");
      if (!existsSync(folder)) symlinkSync(await copyOfBuild(), folder);
      return workerServer({ ...served, folder });
    },
    printsLogs: false,
    times: watchTimes,
    say,
    onMail: (mail: OutboxMail) => say(describeMail(mail)),
    onHang: () => {},
    onGiveUp: say,
    upgrade: (all: SettingValues) => applyMigrations(databaseOf(all)),
  };
  try {
    const up = await startProduct(options, atEnd);
    const { url, authToken } = databaseOf(up.settings);
    const databaseUrl = new URL(url);
    if (authToken) databaseUrl.searchParams.set("authToken", authToken);
    rememberWriteLock(databaseUrl.href, up.settings["WRITE_LOCK_URL"]);
    // Where mails reach mailboxes, registering also mails a proof of the address, which the product alone does.
    if (!["SMTP_URL", "RESEND_API_KEY"].some((name) => name in settings))
      atEnd(rememberDatabase(up.url, databaseUrl.href).forget);
    return { ...up, databaseUrl: databaseUrl.href, dataFolder, said, stop };
  } catch (error) {
    // The logs are deleted with the folder.
    for (const log of globSync(`${dataFolder}/log/*.log`)) console.error(readFileSync(log, "utf8"));
    await stop();
    throw error;
  }
}

/** Creates a temporary data folder. `stop` runs the added tasks, last first, and removes it. */
export function createTestFolder(parent = tmpdir()): {
  path: string;
  atEnd: CleanUp["add"];
  stop: () => Promise<void>;
} {
  const path = mkdtempSync(join(parent, "fundbook-own-"));
  const end = cleanUp();
  const stop = async () => {
    running.delete(stop);
    await end.run();
  };
  running.add(stop);
  end.add(() => rmSync(path, { recursive: true, force: true }));
  return { path, atEnd: end.add, stop };
}

/** The current processes of its worker and libSQL server, which change after a crash. */
export const pidsOf = ({ dataFolder }: TestProduct) =>
  serverPids(({ command }) => command.includes(dataFolder));

export const databasePid = (product: TestProduct): number => pidsOf(product).database;
