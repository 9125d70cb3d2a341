import { describe, expect, it } from "vitest";
import {
  readPartUndo,
  storedPartUndo,
} from "../../../../../src/server/imports/procedures/part-undo.ts";

const removedRow = {
  id: "t1",
  fundId: "f1",
  date: "2026-01-31",
  sequence: 0,
  type: "purchase",
  units: "10.5",
  amount: "1000",
  nav: null,
  stampDuty: "0.05",
  exitLoad: "0",
  stt: "0",
  tds: "0",
  note: null,
  pairId: null,
  cost: null,
  acquiredOn: null,
  source: "manual",
  sipId: null,
  dueDate: null,
  confirmed: true,
  importId: "i1",
  importKey: null,
  createdAt: "2026-02-01T10:00:00.000Z",
  updatedAt: null,
};
const totals = { id: "f1", units: "10", investedAmount: "900" };
const removed = [{ ...removedRow, createdAt: new Date(removedRow.createdAt) }];

describe("what undoing an import part needs", () => {
  const newest = {
    insertedIn: { f1: 3 },
    created: ["f2"],
    totals: [totals],
    removed: [removedRow],
    movedOver: [totals],
    replacedTotals: [{ before: totals, after: { ...totals, units: "12" } }],
  };

  it("is read as it was stored, with its dates", () => {
    expect(readPartUndo(JSON.stringify(newest))).toEqual({ ...newest, removed });
  });

  it("is stored as it was read", () => {
    expect(JSON.parse(storedPartUndo(readPartUndo(JSON.stringify(newest))))).toEqual(newest);
  });

  it.each([
    ["a missing list", { ...newest, removed: undefined }],
    ["a number for an amount", { ...newest, removed: [{ ...removedRow, amount: 1_000 }] }],
    ["an unknown type", { ...newest, removed: [{ ...removedRow, type: "gift" }] }],
    ["no fund", { ...newest, removed: [{ ...removedRow, fundId: null }] }],
    ["a text that is no time", { ...newest, removed: [{ ...removedRow, createdAt: "soon" }] }],
    ["a text for a number", { ...newest, removed: [{ ...removedRow, sequence: "0" }] }],
  ])("is refused with %s", (_, stored) => {
    expect(() => readPartUndo(JSON.stringify(stored))).toThrow("Invalid input");
  });
});
