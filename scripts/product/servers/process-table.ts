import { readdirSync, readFileSync } from "node:fs";
import { hasProcFolder, processesByPs } from "../platform.ts";

export type ProcessEntry = {
  pid: number;
  /** The process group; what this project starts leads a group of its own. */
  group: number;
  parent: number;
  /** Identifies a process together with the pid, which is reused. */
  started: string;
  command: string;
};

export const findProcess = (pid: number): ProcessEntry | undefined =>
  listProcesses().find((entry) => entry.pid === pid);

export const listProcesses = (): ProcessEntry[] =>
  hasProcFolder ? listByProcFolder() : processesByPs().flatMap(readLine);

/** A line of `processesByPs`. */
export function readLine(line: string): ProcessEntry[] {
  const [, pid, parent, group, started = "", command = ""] =
    /^ *(\d+) +(\d+) +(\d+) +((?:\S+ +){4}\S+) +(.*)$/.exec(line) ?? [];
  if (pid === undefined) return [];
  return [{ pid: Number(pid), parent: Number(parent), group: Number(group), started, command }];
}

function listByProcFolder(): ProcessEntry[] {
  const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, "utf8");
        // The second field, the name, may contain spaces and parentheses.
        const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
        if (fields[0] === "Z") return [];
        const command = readFileSync(`/proc/${name}/cmdline`, "utf8").replaceAll("\0", " ");
        return [
          {
            pid: Number(name),
            group: Number(fields[2]),
            parent: Number(fields[1]),
            started: `${boot} ${fields[19]}`,
            command,
          },
        ];
      } catch {
        return []; // It has ended meanwhile.
      }
    });
}
