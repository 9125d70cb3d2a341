import { closeSync, openSync, writeSync } from "node:fs";
import { shortReason } from "../cli-error.ts";

/**
 * Appends lines to a log. A line that cannot be written, as on a full disk, is left out: said once, and counted in the log
 * when it can be written again.
 */
export function openLogFile(path: string, say: (line: string) => void) {
  let file: number | undefined;
  let lost = 0;

  function append(line: string): void {
    file ??= openSync(path, "a");
    if (lost > 0)
      writeSync(file, `${lost} lines are missing here: the log could not be written.\n`);
    lost = 0;
    writeSync(file, `${line}\n`);
  }

  return {
    append(line: string): void {
      try {
        append(line);
      } catch (error) {
        if (lost === 0) say(`The log ${path} cannot be written (${shortReason(error)}).`);
        lost += 1;
      }
    },
    close(): void {
      try {
        if (file !== undefined) closeSync(file);
      } catch (error) {
        // Some disks say only now what they have lost.
        say(`The log ${path} is not whole (${shortReason(error)}).`);
      }
    },
  };
}
