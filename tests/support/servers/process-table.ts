import {
  listProcesses,
  type ProcessEntry,
} from "../../../scripts/product/servers/process-table.ts";

/** The current processes of a product; 0 for one that does not run. */
export function serverPids(isOfProduct: (entry: ProcessEntry) => boolean) {
  const found = listProcesses().filter((entry) => entry.pid === entry.group && isOfProduct(entry));
  const pidOf = (program: RegExp) => found.find(({ command }) => program.test(command))?.pid ?? 0;
  return { server: pidOf(/\/(workerd|vite) /), database: pidOf(/\/sqld /) };
}
