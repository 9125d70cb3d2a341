import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import {
  backupName,
  nightlyName,
  pruneBackups,
} from "../../../scripts/product/database/kept-backups.ts";

const folder = mkdtempSync(join(tmpdir(), "fundbook-backups-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("the nightly backup", () => {
  it.each([
    ["2026-11-25T20:59:59Z", "nightly-2026-11-25.sql.gz"],
    ["2026-11-25T21:00:00Z", "nightly-2026-11-26.sql.gz"],
    ["2026-11-26T20:59:59Z", "nightly-2026-11-26.sql.gz"],
  ])("that is due at %s is %s, for the night that ended last in India", (now, name) => {
    expect(nightlyName(new Date(now))).toBe(name);
  });
});

describe("pruneBackups", () => {
  it("keeps the newest 30 of the kind, all others, and a backup that is being written", () => {
    const now = new Date("2026-11-25T12:00:00Z");
    const day = 24 * 60 * 60 * 1000;
    const nights = Array.from({ length: 33 }, (_, index) =>
      nightlyName(new Date(now.getTime() - index * day)),
    );
    const others = [backupName("manual", now), "notes.txt", `${backupName("manual", now)}.7.new`];
    const left = join(folder, "nightly-2026-01-01.sql.gz.7.new");
    for (const name of [...nights, ...others]) writeFileSync(join(folder, name), "");
    writeFileSync(left, "");
    for (const name of others) utimesSync(join(folder, name), now, now);
    utimesSync(left, new Date(0), new Date(0));
    pruneBackups(folder, "nightly", now);
    expect(readdirSync(folder).toSorted()).toEqual([...nights.slice(0, 30), ...others].toSorted());
  });
});
