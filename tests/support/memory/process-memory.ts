import { readFileSync, writeFileSync } from "node:fs";

/** Resident memory of a process in megabytes. */
export const megabytesOf = (pid: number): number => inMegabytes(`/proc/${pid}/status`, "VmRSS");

/** The most that was resident since the process started, or since `resetPeak`, in megabytes. */
export const peakOf = (pid: number): number => inMegabytes(`/proc/${pid}/status`, "VmHWM");

export const resetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, "5");

function inMegabytes(file: string, field: string): number {
  const [, kilobytes] =
    new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(readFileSync(file, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
