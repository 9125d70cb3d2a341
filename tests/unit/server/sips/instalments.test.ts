import { describe, expect, it } from "vitest";
import { withInstalments } from "../../../../src/server/sips/instalments.ts";
import { storedEarlierTerms } from "../../../../src/server/sips/earlier-terms-rows.ts";
import { storedSkipped } from "../../../../src/server/sips/skipped-rows.ts";
import { notImported, toStored } from "../../../../src/server/transactions/ledger-entries.ts";
import { transactionFields } from "../../../../src/shared/transactions/schema.ts";
import { runAtOnce } from "../../../../src/shared/steps.ts";

const createdAt = new Date("2026-01-01T00:00:00Z");

const sip = (id: string, from = "2025-01-05") => ({
  userId: "user",
  id,
  fundId: "fund",
  amount: "5000",
  day: 5,
  from,
  to: null,
  stepUp: null,
  paused: false,
  pausedOn: null,
  skipped: storedSkipped([]),
  earlierTerms: storedEarlierTerms([]),
  recordedThrough: null,
  nextDue: "2025-01-05",
  createdAt,
});

const purchase = (id: string, date: string) =>
  toStored(
    transactionFields.parse({ date, type: "purchase", units: 10, amount: 5_000, nav: 500 }),
    {
      id,
      fundId: "fund",
      sequence: 0,
      ...notImported,
      sipId: null,
      dueDate: null,
      confirmed: true,
      source: "import",
      createdAt,
    },
  );

const linksOf = (rows: ReturnType<typeof purchase>[], sips: ReturnType<typeof sip>[]) =>
  runAtOnce(withInstalments(rows, [], sips)).map(({ id, sipId, dueDate }) => [id, sipId, dueDate]);

describe("what an import brings", () => {
  it("becomes instalments of two SIPs alike, each purchase of one", () => {
    const rows = [purchase("a", "2025-02-05"), purchase("b", "2025-02-05")];
    expect(linksOf(rows, [sip("one"), sip("other")])).toEqual([
      ["a", "one", "2025-02-05"],
      ["b", "other", "2025-02-05"],
    ]);
  });

  it("is an instalment of a SIP that began long before the first purchase", () => {
    const rows = [purchase("a", "2025-02-07"), purchase("b", "2025-03-05")];
    expect(linksOf(rows, [sip("one", "1965-01-05")])).toEqual([
      ["a", "one", "2025-02-05"],
      ["b", "one", "2025-03-05"],
    ]);
  });

  it("gives others their turn between a thousand SIPs of one fund", () => {
    const sips = Array.from({ length: 1_000 }, (_, index) => sip(`sip-${index}`, "1965-01-05"));
    const rows = Array.from({ length: 12 }, (_, index) =>
      purchase(`row-${index}`, `2025-${String(index + 1).padStart(2, "0")}-05`),
    );
    const steps = withInstalments(rows, [], sips);
    expect([...steps].length).toBeGreaterThan(sips.length);
  });
});
