import { readTableFile } from "../../../src/client/features/imports/read/tables/read-table-file.ts";
import { suggestMapping } from "../../../src/shared/imports/read/tables/suggest-mapping.ts";
import { UnknownColumnsError } from "../../../src/shared/imports/read/tables/table.ts";

/** Reads a CSV file, by the mapping that is suggested where its columns are unknown. */
export function readTableLines(...lines: string[]) {
  const bytes = new TextEncoder().encode(`${lines.join("\n")}\n`);
  try {
    return readTableFile(bytes, undefined);
  } catch (error) {
    if (!(error instanceof UnknownColumnsError)) throw error;
    return readTableFile(bytes, suggestMapping(error.table));
  }
}
