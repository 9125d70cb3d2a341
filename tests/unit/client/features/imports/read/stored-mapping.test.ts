import { beforeEach, describe, expect, it } from "vitest";
import { userKey, writeStored } from "../../../../../../src/client/browser/storage.ts";
import {
  storedMapping,
  storeMapping,
} from "../../../../../../src/client/features/imports/read/stored-mapping.ts";
import { headersKey } from "../../../../../../src/shared/imports/read/tables/mapped.ts";
import { suggestMapping } from "../../../../../../src/shared/imports/read/tables/suggest-mapping.ts";

const key = userKey("column-mappings");
const table = [
  "When Date,Scheme,Type,Units,NAV,Amount,STT,TDS,Stamp duty,Exit load",
  "13-05-2023,Sample Fund,Sell,100,20,2000,0.02,0,0,1",
].map((line, at) => ({ line: at + 1, cells: line.split(",") }));
const suggested = suggestMapping(table);
const newer = new Set(["stt", "tds", "stampDuty", "exitLoad"]);
const ofEarlierRelease = Object.fromEntries(
  Object.entries(suggested.columns).filter(([field]) => !newer.has(field)),
);
const store = (columns: Record<string, string>) =>
  writeStored(
    key,
    JSON.stringify([{ headers: headersKey(table[0]), mapping: { ...suggested, columns } }]),
  );

beforeEach(() => writeStored(key, null));

describe("a stored mapping", () => {
  it("is what the user chose", () => {
    const mapping = { ...suggested, columns: { ...suggested.columns, stt: "" } };
    storeMapping(table, mapping);
    expect(storedMapping(table)).toEqual(mapping);
  });

  it("of an earlier release gets the fields that it did not know", () => {
    store(ofEarlierRelease);
    expect(storedMapping(table)?.columns).toMatchObject({
      stt: "stt",
      tds: "tds",
      stampDuty: "stamp duty",
      exitLoad: "exit load",
    });
  });

  it("gives no column two meanings", () => {
    store({ ...ofEarlierRelease, balance: "stt" });
    expect(storedMapping(table)?.columns).toMatchObject({ balance: "stt", stt: "" });
  });

  it("is none for other headings", () => {
    store(ofEarlierRelease);
    expect(storedMapping([{ line: 1, cells: ["Date", "Scheme", "Units"] }])).toBeNull();
  });
});
