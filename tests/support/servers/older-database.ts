import { join } from "node:path";
import { databaseServer } from "../../../scripts/product/servers/database-server.ts";
import { freePort } from "../../../scripts/product/servers/free-port.ts";
import { logFile } from "../../../scripts/product/servers/part-log.ts";
import { startServer } from "../../../scripts/product/servers/process.ts";
import { makeVersion09 } from "./last-release.ts";
import { runSql } from "./run-sql.ts";

/**
 * Makes the database of a data folder as version 0.9.0 would have left it, with one account.
 * @param scratch a folder for what that takes
 */
export async function makeOlderDatabase(data: string, scratch: string): Promise<void> {
  const server = databaseServer({
    folder: join(data, "db"),
    port: await freePort(),
    log: logFile(join(scratch, "older.log")),
  });
  const { stop } = await startServer(server);
  await makeVersion09(server.url);
  const account =
    "insert into users (id, email, name, provider, created_at) values (?, ?, ?, ?, 1)";
  await runSql(server.url, account, ["old", "old@example.in", "Asha", "google"]);
  await stop();
}
