import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTableLines } from "../../../../../../support/data/read-table-lines.ts";
import { readTableFile } from "../../../../../../../src/client/features/imports/read/tables/read-table-file.ts";
import { suggestMapping } from "../../../../../../../src/shared/imports/read/tables/suggest-mapping.ts";
import { whoseFunds } from "../../../../../../../src/shared/imports/match/whose-funds.ts";
import { proposeFund } from "../../../../../../../src/shared/imports/propose/propose-fund.ts";

import { workbook } from "../../../../../../support/data/workbook.ts";

const whoseIn = (...lines: string[]) =>
  readTableLines(...lines).schemes.map(({ folio, investor }) => [folio, investor]);

/** The names that are asked about, each with what is chosen at first. */
function choicesIn(statement: ReturnType<typeof readTableLines>) {
  const unnamed = statement.schemes.filter(({ investor }) => investor === null).length;
  const { all, isShown } = whoseFunds([{ statement }], unnamed, {
    holders: [],
    ownerName: "Asha Rao",
    remembered: new Map(),
    choices: {},
    chosenHolder: null,
  });
  return isShown ? all.map(({ name, choice }) => [name, choice?.kind]) : [];
}

const header = "Scheme,Folio,Units,Invested,Value";
const fund = (folio: number, name = "Sample Flexi Cap Fund") => `${name},${folio},100,1000,1100`;

describe("a row with a person's name alone", () => {
  it("says whose a sheet is where another sheet names another person above its table", () => {
    const sheet = (title: string, folio: number) => [
      [title],
      header.split(","),
      fund(folio).split(","),
    ];
    const inSheets = (...titles: string[]) =>
      readTableFile(
        workbook(...titles.map((title, at) => sheet(title, at + 1))),
        undefined,
      ).schemes.map(({ investor }) => investor);
    expect(inSheets("Holdings of Asha Rao", "Ravi Rao")).toEqual(["Asha Rao", "Ravi Rao"]);
    expect(inSheets("Asha Rao", "Asha Rao")).toEqual([null, null]);
    expect(inSheets("Sample", "Other")).toEqual([null, null]);
    expect(inSheets("Equity", "Debt")).toEqual([null, null]);
  });

  it("says whose the holdings below it are, which is asked", () => {
    const lines = [header, "Asha Rao,,,,", fund(1), fund(2), "Ravi Rao,,,,", fund(3)];
    const statement = readTableLines(...lines);
    expect(whoseIn(...lines)).toEqual([
      ["1", "Asha Rao"],
      ["2", "Asha Rao"],
      ["3", "Ravi Rao"],
    ]);
    expect(statement.unreadable).toEqual([]);
    expect(choicesIn(statement)).toEqual([
      ["Asha Rao", "holder"],
      ["Ravi Rao", undefined],
    ]);
  });

  it("keeps the same scheme of two people apart where there is no folio", () => {
    const held = "Sample Flexi Cap Fund,100,1000,1100";
    expect(whoseIn("Scheme,Units,Invested,Value", "Asha,,,", held, "Ravi,,,", held)).toEqual([
      [null, "Asha"],
      [null, "Ravi"],
    ]);
  });

  it.each([
    ["Investor: Asha Rao", "Asha Rao"],
    ["Name - ASHA RAO", "ASHA RAO"],
    ["Asha Rao (PAN: ABCPR1234F)", "Asha Rao XXXXXX234F"],
    ["1. Mrs Asha Rao", "Mrs Asha Rao"],
    ["Asha Rao - 9876543210", "Asha Rao"],
    ["Client Name:,Asha Rao", "Asha Rao"],
    ["आशा राव", "आशा राव"],
  ])("can be written as %s", (title, investor) => {
    expect(whoseIn(header, `${title},,,`, fund(1))).toEqual([["1", investor]]);
  });

  it.each([
    ["Equity"],
    ["Large Cap"],
    ["Axis"],
    ["HDFC Mutual Fund"],
    ["Current holdings"],
    ["Grand Total"],
    ["Long term goals"],
  ])("is not one that says something else: %s", (title) => {
    expect(whoseIn(header, `${title},,,,`, fund(1, "Axis Flexi Cap Fund"))).toEqual([["1", null]]);
  });

  it("above the header counts where another one stands below it", () => {
    expect(whoseIn("Asha Rao,,,,", header, fund(1), "Ravi Rao,,,,", header, fund(2))).toEqual([
      ["1", "Asha Rao"],
      ["2", "Ravi Rao"],
    ]);
    expect(whoseIn("Asha Rao,,,,", header, fund(1))).toEqual([["1", null]]);
  });

  it("gives way to a column that names people", () => {
    expect(
      whoseIn(`${header},Investor`, "Asha Rao,,,,,", `${fund(1)},Ravi`, `${fund(2)},`),
    ).toEqual([
      ["1", "Ravi"],
      ["2", "Asha Rao"],
    ]);
  });

  it("says whose transactions are, too", () => {
    const row = (folio: number) => `13-05-2023,Sample Fund,${folio},Purchase,100,20,2000`;
    expect(
      whoseIn(
        "Date,Scheme,Folio,Type,Units,NAV,Amount",
        "Asha Rao,,,,,,",
        row(1),
        "Ravi,,,,,,",
        row(2),
      ),
    ).toEqual([
      ["1", "Asha Rao"],
      ["2", "Ravi"],
    ]);
  });

  it("ends what was held before", () => {
    const { schemes, unreadable } = readTableLines(
      header,
      "Past holdings,,,,",
      fund(1),
      "Ravi Rao,,,,",
      fund(2),
    );
    expect(schemes.map(({ folio }) => folio)).toEqual(["2"]);
    expect(unreadable).toMatchObject([{ line: 2 }, { line: 3, reason: "not-held" }]);
  });

  it.each([
    ["sums of the money", "Asha Rao,,,2000,2200", "Ravi Rao,,,1000,1100"],
    ["all sums", "Asha Rao,,200,2000,2200", "Ravi Rao,,100,1000,1100"],
    ["rounded sums and a blank", "Asha Rao,,,2000.4,", "Ravi Rao,,,1000,"],
  ])("can have %s beside it", (_, asha, ravi) => {
    const lines = [header, asha, fund(1), fund(2, "Sample Midcap Fund"), ravi, fund(3)];
    expect(whoseIn(...lines)).toEqual([
      ["1", "Asha Rao"],
      ["2", "Asha Rao"],
      ["3", "Ravi Rao"],
    ]);
    expect(readTableLines(...lines).unreadable).toEqual([]);
  });

  it.each([
    ["a return", "Asha Rao,,,2000,2200,10.5", "Ravi Rao,,,1000,1100,3.2"],
    ["dashes", "Asha Rao,-,-,2000,2200,–", "Ravi Rao,–,–,1000,1100,–"],
  ])("can have %s beside its sums", (_, asha, ravi) => {
    const lines = [`${header},XIRR`, asha, `${fund(1)},8`, `${fund(2)},9`, ravi, `${fund(3)},3`];
    expect(whoseIn(...lines)).toEqual([
      ["1", "Asha Rao"],
      ["2", "Asha Rao"],
      ["3", "Ravi Rao"],
    ]);
    expect(readTableLines(...lines)).toMatchObject({ unreadable: [] });
  });

  it.each([
    ["in a table of nobody", [fund(1), "Parag Parikh,,,3000,3300", fund(2)], ["1", null]],
    ["first of all", ["Parag Parikh,,,3000,3300", fund(1), fund(2)], ["1", null]],
    ["without a figure of its units", [fund(1), "Parag Parikh,,0,3000,3300", fund(2)], ["1", null]],
    ["below a person", ["Asha Rao,,,,", fund(1), "Ravi Rao,,,7,8", fund(2)], ["1", "Asha Rao"]],
  ])("with figures that are no sums can be a fund: %s", (_, lines, first) => {
    expect(whoseIn(header, ...lines)).toEqual([first, ["2", null]]);
    const statement = readTableLines(header, ...lines);
    const line = 2 + lines.findIndex((each) => /Parikh|Ravi/.test(each));
    expect(statement.unreadable).toMatchObject([{ line, reason: "name-or-fund" }]);
    expect(choicesIn(statement)).toContainEqual(["", undefined]);
  });

  it("with figures and units among names with sums leaves open whose the lines below are", () => {
    const lines = ["Asha Rao,,200,2000,2200", fund(1), fund(2), "Ravi Rao,,7,70,80", fund(3)];
    expect(whoseIn(header, ...lines)).toContainEqual(["3", null]);
    expect(choicesIn(readTableLines(header, ...lines))).toContainEqual(["", undefined]);
  });

  it("can stand in a file of other marks between cells and before decimals", () => {
    const lines = [
      header.replaceAll(",", ";"),
      "Asha Rao;;;2.000,50;2.200,00",
      "Sample Fund;1;100,000;1.000,25;1.100,00",
      "Sample Fund;2;100,000;1.000,25;1.100,00",
      "Ravi Rao;;;7,00;8,00",
      "Sample Fund;3;100,000;1.000,00;1.100,00",
    ];
    const bytes = new TextEncoder().encode(lines.join("\n"));
    const table = lines.map((text, at) => ({ line: at + 1, cells: text.split(";") }));
    const { schemes, unreadable, isWhoseOpen } = readTableFile(bytes, {
      ...suggestMapping(table),
      kindBy: "held",
    });
    expect(schemes.map(({ folio, investor }) => [folio, investor])).toEqual([
      ["1", "Asha Rao"],
      ["2", "Asha Rao"],
      ["3", null],
    ]);
    expect([unreadable.map(({ reason }) => reason), isWhoseOpen]).toEqual([["name-or-fund"], true]);
  });

  it("is found in the last of many lines", () => {
    const many = Array.from({ length: 1_200 }, (_, at) => fund(at + 1));
    const whose = whoseIn(header, ...many, "Ravi Rao,,200,2000,2200", fund(2_001), fund(2_002));
    expect(whose.slice(-3)).toEqual([
      ["1200", null],
      ["2001", "Ravi Rao"],
      ["2002", "Ravi Rao"],
    ]);
    const open = readTableLines(header, ...many, "Ravi Rao,,,7,8", fund(2_001));
    expect(choicesIn(open)).toEqual([["", undefined]]);
  });

  it("is no fund of the same figures as the one below it", () => {
    const lines = ["Canara Robeco,100,1000,1100", "Mirae Emerging,100,1000,1100"];
    expect(whoseIn("Scheme,Units,Invested,Value", ...lines)).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it("is no fund in two lines of equal figures", () => {
    const held = "Canara Robeco,100,1000,1100";
    expect(whoseIn("Scheme,Units,Invested,Value", held, held)).toEqual([[null, null]]);
  });

  it("is no fund with a name like a person's", () => {
    const lines = [header, "Canara Robeco,1,100,1000,1100", "Mirae Emerging,2,50,500,510"];
    expect(whoseIn(...lines)).toEqual([
      ["1", null],
      ["2", null],
    ]);
  });

  it("with figures, right or wrong, gives no line to another person", () => {
    // So that no sum which is off by 700 happens to be that of other lines.
    const figure = fc.integer({ min: 1, max: 500 }).map((thousands) => thousands * 1_000);
    const block = fc.record({
      values: fc.array(figure, { minLength: 1, maxLength: 4 }),
      off: fc.constantFrom(0, 0, 700),
    });
    fc.assert(
      fc.property(
        fc.array(block, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        (blocks, hasUnits) => {
          const people = ["Asha Rao", "Ravi Rao", "Meena Rao"];
          const lines = blocks.flatMap(({ values, off }, at) => {
            const sum = values.reduce((all, each) => all + each, 0) + off;
            const units = hasUnits ? values.length * 10 : "";
            return [
              `${people[at]},,${units},${sum}`,
              ...values.map((value, index) => `Sample Fund,${at * 10 + index},10,${value}`),
            ];
          });
          const { schemes, isWhoseOpen, unreadable } = readTableLines(
            "Scheme,Folio,Units,Value",
            ...lines,
          );
          const funds = schemes.filter(({ folio }) => folio !== null);
          expect(funds).toHaveLength(blocks.flatMap(({ values }) => values).length);
          for (const { folio, investor } of funds) {
            const own = people[Math.floor(Number(folio) / 10)];
            const isAsked = investor === null && (isWhoseOpen === true || hasUnits);
            expect(investor === own || isAsked).toBe(true);
          }
          const wrong = blocks.filter(({ off }) => off > 0).length;
          if (!hasUnits) expect(unreadable).toHaveLength(wrong);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("is the nearest one above each row", () => {
    const line = fc.constantFrom("Asha Rao", "Ravi Rao", "Meena", null);
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
        let [person, folio]: [string | null, number] = [null, 0];
        const wanted = lines.flatMap((name) => {
          person = name ?? person;
          return name === null ? [[String((folio += 1)), person]] : [];
        });
        let count = 0;
        const rows = lines.map((name) => (name === null ? fund((count += 1)) : `${name},,,,`));
        // The first one shows that this is a table of holdings.
        expect(whoseIn(header, fund(99), ...rows)).toEqual([["99", null], ...wanted]);
      }),
      { numRuns: 50 },
    );
  });
});

describe("whose a line is", () => {
  it.each(["Investor", "Relation", "Belongs to", "For", "Family member"])(
    "is read from a column called %s",
    (column) => {
      const held = "Sample Flexi Cap Fund,100,1000,1100";
      expect(
        whoseIn(`Scheme,Units,Invested,Value,${column}`, `${held},Asha`, `${held},Ravi`),
      ).toEqual([
        [null, "Asha"],
        [null, "Ravi"],
      ]);
    },
  );

  const failuresOf = (one: string, other: string) =>
    readTableLines(
      `${header},Investor`,
      `${fund(1)},${one}`,
      `${fund(1).replace("100", "50")},${other}`,
    ).schemes[0]?.failures.filter(({ check }) => check === "two-people");

  it.each([
    ["Asha Rao", "Ravi Rao"],
    ["ABCPR1234F", "ABCPR1235G"],
    ["Asha Rao ABCPR1234F", "Asha Rao ABCPR1235G"],
  ])("is refused for one fund and folio of two people: %s and %s", (one, other) => {
    const failures = failuresOf(one, other);
    expect(failures).toHaveLength(1);
    expect(JSON.stringify(failures)).not.toContain('found":"ABCPR');
    const [scheme] = readTableLines(
      `${header},Investor`,
      `${fund(1)},${one}`,
      `${fund(1)},${other}`,
    ).schemes;
    if (scheme === undefined) throw new Error("nothing was read");
    expect(proposeFund(scheme, { from: null, to: null }, null, []).refusal).toMatchObject({
      reason: "failed-check",
      check: "two-people",
    });
  });

  it.each([
    ["Asha Rao", "ASHA  RAO"],
    ["Asha Rao", "Asha Rao ABCPR1234F"],
    ["Asha Rao", "Asha Rao / Ravi Rao"],
    ["Asha Rao", ""],
  ])("is one person's where names agree: %s and %s", (one, other) => {
    expect(failuresOf(one, other)).toEqual([]);
  });
});
