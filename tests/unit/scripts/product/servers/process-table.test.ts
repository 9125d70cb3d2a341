import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { processesByPs } from "../../../../../scripts/product/platform.ts";
import { findProcess, readLine } from "../../../../../scripts/product/servers/process-table.ts";

describe("a line of ps", () => {
  it("has the process, its parent, its group, its start and its command", () => {
    const line = "  501     1   501 Wed Nov  4 09:16:09 2026     /opt/workerd serve a b";
    expect(readLine(line)).toEqual([
      {
        pid: 501,
        parent: 1,
        group: 501,
        started: "Wed Nov  4 09:16:09 2026",
        command: "/opt/workerd serve a b",
      },
    ]);
  });

  const hasPs = spawnSync("ps").status === 0;
  it.runIf(hasPs)("of this process says the same as its entry in /proc", () => {
    const own = processesByPs()
      .flatMap(readLine)
      .find(({ pid }) => pid === process.pid);
    const { parent, group } = findProcess(process.pid)!;
    expect(own).toMatchObject({ parent, group });
  });
});
