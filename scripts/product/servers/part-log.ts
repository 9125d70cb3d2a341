import { closeSync, fstatSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
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
  for (const each of [path, `${path}.1`]) rmSync(each, { force: true });
  return logFile(path);
}

/** Bytes. A log takes twice as much: its lines, and those before in a second file. */
const maxLogSize = 10 * 1024 * 1024;

/**
 * Appends lines to a file. A full one becomes `….1`, in place of the one before. A line that cannot be written, as on a full disk, is left out: said once, and counted in the log
 * when it can be written again.
 */
export const logFile = (path: string, maxSize = maxLogSize): PartLog => ({
  place: path,
  open(say) {
    let file: number | undefined;
    let size = 0;
    let lost = 0;

    function openFile(): number {
      const opened = openSync(path, "a");
      size = fstatSync(opened).size;
      return opened;
    }

    function append(line: string): void {
      file ??= openFile();
      if (size >= maxSize) {
        closeSync(file);
        file = undefined;
        renameSync(path, `${path}.1`);
        file = openFile();
      }
      if (lost > 0)
        writeSync(file, `${lost} lines are missing here: the log could not be written.\n`);
      lost = 0;
      size += writeSync(file, `${line}\n`);
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
