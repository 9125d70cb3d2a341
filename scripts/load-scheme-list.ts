import { join } from "node:path";
import { cleanUp, type CleanUp } from "./product/clean-up.ts";
import { readCommandLine } from "./product/command-line.ts";
import { openDataFolder, readRunFile } from "./product/data-folder.ts";
import { startDatabaseServer } from "./product/database-server.ts";
import { applyMigrations } from "./product/migrations.ts";
import { isOwned, own } from "./product/ownership.ts";
import { PlainFailure } from "./product/plain-failure.ts";
import { runUntilStopped } from "./product/run-until-stopped.ts";
import { describeLeftOut, describeList, loadSchemeList } from "./product/scheme-list.ts";
import { readSettings } from "./product/settings.ts";

const root = join(import.meta.dirname, "..");
const end = cleanUp();

await runUntilStopped({
  async run() {
    const { file, data } = readArguments();
    const settings = readSettings(root, process.env);
    const authToken = settings["DATABASE_AUTH_TOKEN"];
    const databaseUrl = settings["DATABASE_URL"] ?? (await localDatabase(data, end));
    await applyMigrations({ url: databaseUrl, authToken, folder: join(root, "migrations") });
    const list = await loadSchemeList(file, { databaseUrl, authToken, source: "file" });
    console.log(`Loaded ${describeList(list)}${describeLeftOut(list)}.`);
  },
  stop: end.run,
});

function readArguments(): { file: string; data: string } {
  const { values, positionals } = readCommandLine({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: { data: { type: "string", default: join(root, ".data") } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) {
    throw new PlainFailure("Name one file: npm run nav:load -- FILE [--data FOLDER].");
  }
  return { file, data: values.data };
}

/** The database of the product that runs on the data folder; where none does, one for the moment. */
async function localDatabase(folder: string, { add }: CleanUp): Promise<string> {
  const data = openDataFolder(folder);
  const running = isOwned(data) ? readRunFile(data) : null;
  if (running) return running.databaseUrl;
  const ownership = await own(data, root);
  add(ownership.release);
  const server = await startDatabaseServer({
    folder: data.database,
    logFile: data.logFile("database"),
    onStart: (process) => {
      ownership.note(process.pid);
      add(process.stop);
    },
  });
  return server.url;
}
