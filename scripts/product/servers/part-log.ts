import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { shortReason } from "../cli-error.ts";

/** Takes the output of a part of the product, line by line. */
export type PartLog = {
  /** Where to look for them. */
  place: string;
  open: (say: (line: string) => void) => {
    append: (line: string) => void;
    close: () => void;
  };
};

/** Prints each line as it is, between the command's own sentences. */
export const printedLog: PartLog = {
  place: "the lines above",
  open: () => ({ append: (line) => console.log(line), close() {} }),
};

export function newLogFile(path: string): PartLog {
  rmSync(path, { force: true });
  return logFile(path);
}

/**
 * Appends lines to a file. A line that cannot be written, as on a full disk, is left out: said once, and counted in the log
 * when it can be written again.
 */
export const logFile = (path: string): PartLog => ({
  place: path,
  open(say) {
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
      append(line) {
        try {
          append(line);
        } catch (error) {
          if (lost === 0) say(`The log ${path} cannot be written (${shortReason(error)}).`);
          lost += 1;
        }
      },
      close() {
        try {
          if (file !== undefined) closeSync(file);
        } catch (error) {
          // Some disks say only now what they have lost.
          say(`The log ${path} is not whole (${shortReason(error)}).`);
        }
      },
    };
  },
});
