import { execFileSync, spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type SmallDisk = { path: string; fill: () => void; free: () => void; remove: () => void };

/** A disk of a few megabytes in memory; null where this user may not mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const path = mkdtempSync(join(tmpdir(), "fundbook-disk-"));
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", path]);
  if (status !== 0) {
    rmSync(path, { recursive: true });
    return null;
  }
  const filler = join(path, "filler");
  return {
    path,
    fill() {
      const file = openSync(filler, "w");
      try {
        for (const block = new Uint8Array(4_096); ;) writeSync(file, block);
      } catch {
        closeSync(file);
      }
    },
    free: () => rmSync(filler),
    remove() {
      execFileSync("umount", [path]);
      rmSync(path, { recursive: true });
    },
  };
}
