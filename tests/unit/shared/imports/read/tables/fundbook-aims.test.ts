import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../../../../../scripts/product/root.ts";
import { readFundbookJson } from "../../../../../../src/shared/imports/read/tables/fundbook-json.ts";

const id = "3f0e7a52-5b1c-4d4e-9b1a-0d3a4f5b6c7d";
const fund = {
  id: "a",
  folioNumber: "1",
  schemeName: "A Fund",
  amfiCode: "100001",
  category: "equity",
  investedAmount: 1,
  units: 1,
  hasTransactions: false,
};
const goal = {
  id,
  name: "School",
  target: 100,
  on: "2046-01-01",
  inflation: 6,
  expected: 10,
  stepUp: 0,
  withdrawal: null,
};
const parts = [{ name: "equity", percent: 100 }];
const file = {
  exportedAt: "2026-01-01",
  funds: [fund],
  transactions: [],
  holders: [{ id: "dev", name: "Dev" }],
};

it("goals and targets come back with their people by name and their funds by scheme and folio", () => {
  const fed = [
    { fundId: "a", percent: 40 },
    { fundId: "deleted", percent: 10 },
  ];
  const read = readFundbookJson({
    ...file,
    goals: [{ ...goal, holderId: "me", parts: fed }],
    targets: [
      { holderId: "everyone", by: "kind", band: 5, parts },
      { holderId: "dev", by: "kind", band: 5, relativeBand: 25, parts },
    ],
  });
  expect(read?.aims).toMatchObject([
    { kind: "goal", person: "me", goal, parts: [{ fund: { folioNumber: "1" }, percent: 40 }] },
    { kind: "target", person: null, target: { by: "kind", relativeBand: null, parts } },
    { kind: "target", person: { name: "Dev" }, target: { relativeBand: 25 } },
  ]);
});

it("a file without goals has none", () => {
  expect(readFundbookJson(file)?.aims).toEqual([]);
});

it("the file that version 1.0 exports comes back whole", () => {
  const exported = readFileSync(join(root, "tests/fixtures/export-1.0.json"), "utf8");
  const read = readFundbookJson(JSON.parse(exported));
  const row = { date: "2024-01-05", units: "100", amount: "5000" };
  expect(read?.schemes).toMatchObject([
    { investor: "Meera Iyer", folio: "77/3", rows: [row] },
    { investor: null, rows: [row] },
    { folio: "55/1", rows: [] },
  ]);
  expect(read?.sips).toMatchObject([{ schedule: { amount: 5000, day: 5, from: "2026-12-01" } }]);
  expect(read?.aims).toMatchObject([
    { kind: "goal", goal: { name: "School" }, parts: [{ percent: 25 }] },
    { kind: "target", target: { by: "kind", band: 5 } },
  ]);
});
