import { existsSync } from "node:fs";
import { join } from "node:path";
import { chosenDatabase } from "./product/chosen-database.ts";
import { cleanUp } from "./product/clean-up.ts";
import { readCommandLine } from "./product/command-line.ts";
import { applyMigrations } from "./product/migrations.ts";
import { PlainFailure } from "./product/plain-failure.ts";
import { runUntilStopped } from "./product/run-until-stopped.ts";
import { describeLeftOut, describeList, loadSchemeList } from "./product/scheme-list.ts";
import { readSettings } from "./product/settings.ts";

const root = join(import.meta.dirname, "..");
const end = cleanUp();

await runUntilStopped({
  async run() {
    const { file, data } = readArguments();
    if (data === undefined && !hasUsualDatabase()) {
      throw new PlainFailure(
        "There is no copy to load it into yet: npm start makes one. Where that was given a --data folder, give it here too.",
      );
    }
    const { url, authToken } = await chosenDatabase(root, data, end.add);
    await applyMigrations({ url, authToken, folder: join(root, "migrations") });
    const list = await loadSchemeList(file, { databaseUrl: url, authToken, source: "file" });
    console.log(`Loaded ${describeList(list)}${describeLeftOut(list)}.`);
  },
  stop: end.run,
});

/** Without one the list would go into an empty database of its own, which nobody looks at. */
function hasUsualDatabase(): boolean {
  const { DATABASE_URL: url } = readSettings(root, process.env);
  return url !== undefined || existsSync(join(root, ".data"));
}

function readArguments(): { file: string; data: string | undefined } {
  const { values, positionals } = readCommandLine({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: { data: { type: "string" } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) {
    throw new PlainFailure("Name one file: npm run nav:load -- FILE [--data FOLDER].");
  }
  return { file, data: values.data };
}
