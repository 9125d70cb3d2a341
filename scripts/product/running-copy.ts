import { openDataFolder, readRunFile, type DataFolder, type RunFile } from "./data-folder.ts";
import { isOwned } from "./ownership.ts";
import { PlainFailure } from "./plain-failure.ts";

/** The copy of the product that runs on a data folder. */
export function runningCopy(folder: string): { data: DataFolder; run: RunFile } {
  const data = openDataFolder(folder);
  const run = isOwned(data) ? readRunFile(data) : null;
  if (run !== null) return { data, run };
  throw new PlainFailure(
    "Start the product first: npm start. Where it was given a --data folder, give it here too.",
  );
}
