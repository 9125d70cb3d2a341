import { describe, expect, it } from "vitest";
import { readTableFile } from "../../../../../../../src/client/features/imports/read/tables/read-table-file.ts";
import { kindColumn } from "../../../../../../../src/shared/imports/read/tables/kind-column.ts";
import { columnsBelow } from "../../../../../../../src/shared/imports/read/tables/column-values.ts";
import { suggestMapping } from "../../../../../../../src/shared/imports/read/tables/suggest-mapping.ts";
import { UnknownColumnsError } from "../../../../../../../src/shared/imports/read/tables/table.ts";
import {
  isKindWord,
  typeOfWord,
} from "../../../../../../../src/shared/imports/read/tables/type-words.ts";

const read = (...lines: string[]) => {
  const bytes = new TextEncoder().encode(`${lines.join("\n")}\n`);
  try {
    return readTableFile(bytes, undefined);
  } catch (error) {
    if (!(error instanceof UnknownColumnsError)) throw error;
    return readTableFile(bytes, suggestMapping(error.table));
  }
};

describe("a word with a purchase in it", () => {
  it.each([
    ["Repurchase"],
    ["Re-purchase"],
    ["Buy back"],
    ["Investment matured"],
    ["SIP exit"],
    ["SIP units transferred out"],
    ["Return of investment"],
    ["Uninvested"],
  ])("is asked about where units may have gone: %s", (word) => {
    expect(typeOfWord(word)).toBeNull();
    expect(isKindWord(word)).toBe(true);
  });

  it.each([
    ["Purchase total"],
    ["Purchase b/f"],
    ["Purchase carried forward"],
    ["Opening balance"],
  ])("is asked about where it is a sum or what was there before: %s", (word) => {
    expect(typeOfWord(word)).toBeNull();
  });

  it("is a purchase where nothing else is said", () => {
    expect(["Invested", "Purchase", "Kauf", "NFO purchase"].map(typeOfWord)).toEqual(
      Array.from({ length: 4 }, () => "purchase"),
    );
  });
});

describe("the column of the kind", () => {
  const columnOf = (...lines: string[]) =>
    kindColumn(
      columnsBelow(
        lines.map((line, at) => ({ line: at + 1, cells: line.split(",") })),
        0,
      ),
    );

  it("is open where another column contradicts it", () => {
    expect(columnOf("Transaction Type,Side", "SIP,Buy", "SIP,Sell")).toBe("");
    expect(columnOf("Transaction Type,P/R", "SIP,P", "Lumpsum,R")).toBe("");
  });

  it("is taken where another column says the same in other words", () => {
    expect(columnOf("Transaction Type,Dr/Cr", "SIP,Dr", "Redemption,Cr")).toBe("transaction type");
    expect(columnOf("Transaction Type,Kind", "SIP,Buy", "Redemption,Sell")).toBe(
      "transaction type",
    );
  });
});
