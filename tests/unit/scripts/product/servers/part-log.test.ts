import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { logFile } from "../../../../../scripts/product/servers/part-log.ts";

it("a full log becomes a second file, in place of the one before", () => {
  const folder = mkdtempSync(join(tmpdir(), "fundbook-log-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "server.log");
  const append = (...lines: string[]) => {
    const log = logFile(path, 10).open(() => {});
    for (const line of lines) log.append(line);
    log.close();
  };
  append("one", "two", "three");
  // A restart goes on with the file that is there.
  append("four", "five");
  append("six");
  expect(readFileSync(path, "utf8")).toBe("six\n");
  expect(readFileSync(`${path}.1`, "utf8")).toBe("four\nfive\n");
  expect(readdirSync(folder).toSorted()).toEqual(["server.log", "server.log.1"]);
});
