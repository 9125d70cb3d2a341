import { describe, expect, it } from "vitest";
import { readTableLines } from "../../../../../../support/data/read-table-lines.ts";
import { suggestMapping } from "../../../../../../../src/shared/imports/read/tables/suggest-mapping.ts";
import { typeOfWord } from "../../../../../../../src/shared/imports/read/tables/type-words.ts";

const cellsOf = (...lines: string[]) =>
  lines.map((line, at) => ({ line: at + 1, cells: line.split(",") }));

describe("a table with Hindi headings", () => {
  it.each([
    "तारीख,योजना,फोलियो,प्रकार,यूनिट,एनएवी,राशि",
    "दिनांक,स्कीम का नाम,फ़ोलियो संख्या,लेन-देन का प्रकार,यूनिटों की संख्या,एन.ए.वी.,राशि (रु)",
    "लेनदेन की तिथि,फंड का नाम,फोलियो नंबर,लेनदेन,इकाइयाँ,भाव,रकम",
  ])("is read without a question about its columns: %s", (header) => {
    const lines = [
      header,
      "13-05-2023,Sample Fund,1,ख़रीद,100,20,2000",
      "14-05-2023,Sample Fund,1,बिक्री,50,20,1000",
    ];
    const { columns, kindBy } = suggestMapping(cellsOf(...lines));
    expect(kindBy).toBe("words");
    for (const field of ["date", "scheme", "folio", "type", "units", "nav", "amount"] as const)
      expect(columns[field], field).not.toBe("");
    expect(readTableLines(...lines)).toMatchObject({
      unreadable: [],
      schemes: [{ folio: "1", rows: [{ type: "purchase" }, { type: "redemption" }] }],
    });
  });

  it("keeps its columns' names as the file has them", () => {
    const { columnLabels } = readTableLines(
      "तारीख,योजना,प्रकार,यूनिट,एनएवी,राशि",
      "13-05-2023,Sample Fund,ख़रीद,100,20,2000",
    );
    expect([...(columnLabels?.values() ?? [])]).toEqual([
      "तारीख",
      "योजना",
      "प्रकार",
      "यूनिट",
      "एनएवी",
      "राशि",
    ]);
  });

  it("can have holdings", () => {
    const { schemes } = readTableLines(
      "योजना का नाम,फोलियो,यूनिट,निवेशित राशि,वर्तमान मूल्य",
      "Sample Fund,1,100,1000,1100",
    );
    expect(schemes).toMatchObject([{ closing: { units: "100", cost: "1000", value: "1100" } }]);
  });

  it("has its stamp duty, TDS and balance", () => {
    const { columns } = suggestMapping(
      cellsOf(
        "तारीख,योजना,प्रकार,यूनिट,राशि,स्टांप शुल्क,टीडीएस,एग्जिट लोड,शेष यूनिट",
        "13-05-2023,Sample Fund,ख़रीद,100,2000,0.10,0,0,100",
      ),
    );
    for (const field of ["stampDuty", "tds", "exitLoad", "balance"] as const)
      expect(columns[field], field).not.toBe("");
  });
});

describe("a lateral shift", () => {
  it.each([
    ["Lateral Shift In", "switch-in"],
    ["Lateral Shift Out", "switch-out"],
    ["Lateral Shift", null],
  ] as const)("is a switch where it says its direction: %s", (word, type) => {
    expect(typeOfWord(word)).toBe(type);
  });
});

describe("a Hindi word for a kind", () => {
  it.each([
    ["ख़रीद", "purchase"],
    ["खरीदा", "purchase"],
    ["एकमुश्त खरीद", "purchase"],
    ["निवेश", "purchase"],
    ["बिक्री", "redemption"],
    ["रिडेम्पशन", "redemption"],
    ["निकासी", "redemption"],
    ["एसआईपी", "sip"],
    ["एसआईपी किस्त", "sip"],
    ["एसआईपी भुगतान", "sip"],
    ["स्विच इन", "switch-in"],
    ["स्विच आउट", "switch-out"],
    ["लाभांश भुगतान", "idcw-payout"],
    ["लाभांश का भुगतान", "idcw-payout"],
    ["लाभांश पुनर्निवेश", "idcw-reinvestment"],
    ["बोनस", "bonus"],
  ] as const)("says the same as the English one: %s", (word, type) => {
    expect(typeOfWord(word)).toBe(type);
  });

  it.each(["स्विच", "ख़रीद वापस", "ख़रीद रद्द", "ख़रीद अज्ञात", "लाभ", "जमा", "भुगतान"])(
    "is asked about where it says less: %s",
    (word) => {
      expect(typeOfWord(word)).toBeNull();
    },
  );
});
