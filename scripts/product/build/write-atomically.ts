import { renameSync, rmSync, writeFileSync } from "node:fs";

export function writeAtomically(file: string, content: string, mode = 0o644): void {
  rmSync(`${file}.new`, { force: true });
  writeFileSync(`${file}.new`, content, { mode, flag: "wx" });
  renameSync(`${file}.new`, file);
}
