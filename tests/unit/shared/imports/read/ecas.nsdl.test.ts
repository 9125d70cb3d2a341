import { describe, expect, it } from "vitest";
import { withoutFutureRows } from "../../../../../src/shared/imports/read/future-rows.ts";
import { readCas } from "../../../../../src/shared/imports/read/cas/read-cas.ts";
import type { StatementScheme } from "../../../../../src/shared/imports/statement.ts";
import { line, textOf } from "../../../../support/data/sample-ecas/ecas-pages.ts";
import {
  asha,
  cdslAccount,
  flexiCap,
  liquid,
  nsdlAccount,
  ravi,
  share,
  tradedFund,
  withoutCost,
  withoutIsin,
  withoutUnits,
} from "../../../../support/data/sample-ecas/ecas-samples.ts";
import { nsdlPages, type MadeNsdl } from "../../../../support/data/sample-ecas/nsdl-ecas.ts";

const read = (made: MadeNsdl) => readCas(textOf(nsdlPages(made)));
const held = ({ folio, name, isin, closing }: StatementScheme) =>
  [folio, name, isin, closing?.units, closing?.cost, closing?.value] as const;

const flexiCapRow = [
  "12345678/90",
  "SAMPLE FLEXI CAP DIRECT PLAN - GROWTH",
  "INF000X01013",
  "1234.567",
  "100000.00",
  "123456.70",
];
const liquidRow = ["5550001", "SAMPLE LIQUID FUND", "INF000X01021", "0.196", "400.00", "490.02"];
const oldRow = ["77", "SAMPLE OLD FUND", null, "10.000", "100.00", "120.00"];
const closedRow = ["78", "SAMPLE CLOSED FUND", "INF000K01A13", "0.000", null, "0.00"];
const unpaidRow = ["79", "SAMPLE NIFTY 50", "INF000K01A13", "10.000", null, "120.00"];

describe("NSDL's monthly statement", () => {
  it("of one holder is read as holdings with their cost, units and value", () => {
    const folios = [flexiCap, liquid, withoutIsin, withoutUnits, withoutCost];
    const { source, from, to, schemes, leftOut } = read({ owners: [{ holders: [asha], folios }] });
    expect({ source, from, to, leftOut }).toEqual({
      source: "nsdl-ecas",
      from: "2025-10-01",
      to: "2025-10-31",
      leftOut: [],
    });
    expect(schemes.map(held)).toEqual([flexiCapRow, liquidRow, oldRow, closedRow, unpaidRow]);
    expect(schemes.flatMap(({ failures }) => failures)).toEqual([]);
    expect(new Set(schemes.map(({ investor }) => investor))).toEqual(
      new Set(["ASHA SAMPLE XXXXXX000A"]),
    );
    expect(schemes[0]?.closing?.date).toBe("2025-10-31");
  });

  it("of two sets of holders with accounts at both depositories keeps each one's funds apart", () => {
    const { schemes, leftOut } = read({
      owners: [
        { holders: [asha], accounts: [nsdlAccount, cdslAccount], folios: [flexiCap] },
        { holders: [ravi, asha], folios: [liquid, withoutIsin] },
      ],
    });
    expect(schemes.map(({ investor, folio, isin }) => [investor, folio, isin])).toEqual([
      ["ASHA SAMPLE XXXXXX000A", "Demat 4321", "INF999Z01B26"],
      ["ASHA SAMPLE XXXXXX000A", "Demat 1111", "INF999Z01B26"],
      ["ASHA SAMPLE XXXXXX000A", "Demat 1111", "INF000X01021"],
      ["ASHA SAMPLE XXXXXX000A", "12345678/90", "INF000X01013"],
      ["RAVI SAMPLE XXXXXX111B", "5550001", "INF000X01021"],
      ["RAVI SAMPLE XXXXXX111B", "77", null],
    ]);
    // Of three lines of balances the first counts.
    expect(schemes.map(({ closing }) => closing?.units).slice(0, 3)).toEqual([
      "10.000",
      "10.000",
      "0.196",
    ]);
    expect(leftOut.map(({ reason, location }) => [reason, location.text])).toEqual([
      ["share", "INE000A01010 SAMPLE STEEL LIMITED"],
      ["share", "INE000A01010 SAMPLE STEEL LIMITED"],
    ]);
  });

  it("takes a holder alone and the same one with another as one investor", () => {
    const { schemes } = read({
      owners: [
        { holders: [asha], folios: [flexiCap] },
        { holders: [{ ...asha, name: "ASHA K SAMPLE" }, ravi], folios: [liquid] },
      ],
    });
    expect(schemes.map(({ investor }) => investor)).toEqual([
      "ASHA SAMPLE XXXXXX000A",
      "ASHA SAMPLE XXXXXX000A",
    ]);
  });

  it.each([
    ["KID SAMPLE (MINOR)", "CCCCC2222C", "KID SAMPLE (MINOR) XXXXXX222C"],
    ["KID SAMPLE", "NOT AVAILABLE", "KID SAMPLE"],
    ["SAMPLE & SONS HUF 2", "CCCCC2222C", "XXXXXX222C"],
  ])("does not take the funds of %s (PAN: %s) for those of the other holder", (name, pan, kid) => {
    const investors = (owners: MadeNsdl["owners"]) =>
      read({ owners }).schemes.map(({ investor }) => investor);
    const [one, other] = [
      { holders: [asha], folios: [flexiCap] },
      { holders: [{ name, pan }], folios: [liquid] },
    ];
    expect(investors([one, other])).toEqual(["ASHA SAMPLE XXXXXX000A", kid]);
    expect(investors([other, one])).toEqual([kid, "ASHA SAMPLE XXXXXX000A"]);
  });

  it("asks whose the funds are of a holder whose line is not understood", () => {
    const owners = [
      { holders: [asha], folios: [flexiCap] },
      { holders: [ravi], folios: [liquid] },
    ];
    const pages = nsdlPages({ owners }).map((page) =>
      page.map((drawn) => ({ ...drawn, text: drawn.text.replace(/^RAVI .*/, "RAVI, no PAN") })),
    );
    const { schemes, isWhoseOpen } = readCas(textOf(pages));
    expect(schemes.map(({ investor }) => investor)).toEqual(["ASHA SAMPLE XXXXXX000A", null]);
    expect(isWhoseOpen).toBe(true);
  });

  it("names a masked folio instead of recording it", () => {
    const folios = [{ ...flexiCap, folio: "XXXX5678" }];
    const { schemes } = read({ owners: [{ holders: [asha], folios }] });
    expect(schemes).toMatchObject([
      { folio: null, failures: [{ check: "folio", found: "XXXX5678" }] },
    ]);
  });

  it("of 2016 is read without costs", () => {
    const folios = [flexiCap, liquid, withoutIsin];
    const { schemes } = read({ hasCost: false, owners: [{ holders: [asha], folios }] });
    const rows = [flexiCapRow, liquidRow, oldRow];
    expect(schemes.map(held)).toEqual(
      rows.map((row) => row.map((cell, index) => (index === 4 ? null : cell))),
    );
  });

  it.each(Array.from({ length: 12 }, (_, index) => index + 5))(
    "is read where its pages end after %i lines, in the middle of rows",
    (linesOnPage) => {
      const { schemes } = read({
        linesOnPage,
        owners: [
          {
            holders: [asha],
            accounts: [cdslAccount],
            folios: [flexiCap, liquid, withoutIsin, withoutUnits, withoutCost],
          },
          { holders: [ravi], folios: [flexiCap, withoutIsin] },
        ],
      });
      expect(schemes.slice(2).map(held)).toEqual([
        flexiCapRow,
        liquidRow,
        oldRow,
        closedRow,
        unpaidRow,
        flexiCapRow,
        oldRow,
      ]);
      expect(schemes.slice(0, 2).map(({ name }) => name)).toEqual([
        "SAMPLE NIFTY 50 ETF",
        "SAMPLE LIQUID FUND",
      ]);
    },
  );

  it("leaves out bonds, alternative funds and the month's transactions by name", () => {
    const bond = { ...share, isin: "IN0020200054", name: ["GOLD BOND"] };
    const { schemes, leftOut } = read({
      owners: [
        {
          holders: [asha],
          accounts: [{ ...nsdlAccount, bonds: [bond], others: [{ ...tradedFund, name: ["AIF"] }] }],
          folios: [flexiCap],
        },
      ],
      after: [
        line("Transactions for the period from 01-Oct-2025 to 31-Oct-2025"),
        line("Mutual Fund Folios (F)"),
        line("ISIN: INF000X01013 - SAMPLE FLEXI CAP Folio No - 12345678/90"),
        line("Date Transaction Details Amount Stamp Duty NAV Price Units"),
        line("Opening Balance 1,224.567"),
        line("10-Oct-2025 Systematic Investment 999.95 0.05 100.00 100.00 10.000"),
        line("Closing Balance 1,234.567"),
      ],
    });
    expect(schemes).toHaveLength(2);
    expect(leftOut.map(({ reason }) => reason)).toEqual([
      "share",
      "bond",
      "other-security",
      "month",
    ]);
  });

  const monthOf = (opening: string, ...rows: string[][]) => [
    line("Transactions for the period from 01-Oct-2025 to 31-Oct-2025"),
    line("Mutual Fund Folios (F)"),
    line("ISIN: INF000X01013 - SAMPLE FLEXI CAP DIRECT PLAN Folio No - 12345678/90"),
    {
      cells: ["Date", "Transaction Details", "Amount", "Stamp Duty", "NAV", "Price", "Units"].map(
        (text, index) => ({ text, x: 40 + index * 75 }),
      ),
    },
    line(`Opening Balance ${opening}`),
    ...rows.map((row) => ({ cells: row.map((text, index) => ({ text, x: 40 + index * 75 })) })),
    line("Closing Balance 1,234.567"),
  ];

  it("reads what a fund did in the month, where it leads to its units", () => {
    const rows = [
      ["10-Oct-2025", "SIP Instalment 5", "1,000.00", "0.05", "100.0000", "100.0000", "9.9995"],
      ["20-Oct-2025", "Redemption", "500.00", "0.00", "100.0000", "100.0000", "5.0000"],
    ];
    const owners = [{ holders: [asha], folios: [flexiCap, liquid] }];
    const { schemes, leftOut } = read({ owners, after: monthOf("1,229.5675", ...rows) });
    const [scheme, other] = schemes;
    expect(scheme?.month).toMatchObject({
      opening: "1229.5675",
      rows: [
        { date: "2025-10-10", type: "sip", units: "9.9995", amount: "999.95", stampDuty: "0.05" },
        { date: "2025-10-20", type: "redemption", units: "5.0000", amount: "500.00" },
      ],
    });
    expect(scheme?.leftOut.map(({ reason }) => reason)).toEqual(["month", "month"]);
    expect([other?.month, leftOut]).toEqual([undefined, []]);
    const elsewhere = read({ owners, after: monthOf("1,200.000", ...rows) });
    expect(elsewhere.schemes[0]?.month).toBeUndefined();
    expect(elsewhere.leftOut.map(({ reason }) => reason)).toEqual(["month", "month"]);
  });

  it("names what a fund is said to do on a day to come, and uses nothing of that month", () => {
    const rows = [
      ["10-Oct-2025", "SIP Instalment 5", "1,000.00", "0.05", "100.0000", "100.0000", "9.9995"],
      ["20-Oct-2052", "Redemption", "500.00", "0.00", "100.0000", "100.0000", "5.0000"],
    ];
    const owners = [{ holders: [asha], folios: [flexiCap] }];
    const printed = read({ owners, after: monthOf("1,229.5675", ...rows) });
    const { schemes, unreadable } = withoutFutureRows(printed, "2026-11-29");
    expect(schemes).toMatchObject([
      { closing: { units: "1234.567", unproven: ["units"] }, leftOut: [{ reason: "month" }] },
    ]);
    expect(schemes[0]?.month).toBeUndefined();
    expect(unreadable).toMatchObject([{ reason: "future-date" }]);
    expect(unreadable[0]?.text).toContain("20-Oct-2052");
  });

  it("holds nothing on a day to come", () => {
    const owners = [{ holders: [asha], folios: [flexiCap, liquid] }];
    const { schemes, unreadable } = withoutFutureRows(read({ owners }), "2025-10-30");
    expect(schemes).toEqual([]);
    expect(unreadable.map(({ reason }) => reason)).toEqual(["future-date", "future-date"]);
  });

  it.each<[string, Partial<MadeNsdl>]>([
    ["the roster's value of the first holder's folios", { rosterAside: [100_00] }],
    ["the roster's value of the second holder's folios", { rosterAside: [0, -2_00] }],
    ["the composition's value of folios", { compositionAside: 5_00 }],
  ])("is refused where its funds do not lead to %s", (_title, change) => {
    const owners = [
      { holders: [asha], folios: [flexiCap] },
      { holders: [ravi], folios: [liquid, withoutIsin] },
    ];
    expect(() => read({ owners, ...change })).toThrow(
      expect.objectContaining({ problem: "nsdl-sums" }),
    );
  });

  it("leaves out a fund whose units at its NAV are not worth its value", () => {
    const wrong = { ...liquid, units: "8,421.118", value: 490_02 };
    const { schemes } = read({ owners: [{ holders: [asha], folios: [flexiCap, wrong] }] });
    expect(schemes.map(({ failures }) => failures.map(({ check }) => check))).toEqual([
      [],
      ["value"],
    ]);
  });

  it("leaves out a fund with a figure below none of the columns, and does not take it for another one's", () => {
    const pages = nsdlPages({ owners: [{ holders: [asha], folios: [flexiCap, liquid] }] });
    const labels = ["Average", "Cost Per Units", "Total Cost"];
    const unlabelled = pages.map((page) => page.filter(({ text }) => !labels.includes(text)));
    const { schemes } = readCas(textOf(unlabelled));
    expect(schemes.map(({ failures }) => failures[0]?.check)).toEqual([
      "unread-line",
      "unread-line",
    ]);
  });

  it("is asked about where the average does not lead to the cost", () => {
    const pages = nsdlPages({ owners: [{ holders: [asha], folios: [flexiCap] }] });
    const other = pages.map((page) =>
      page.map((drawn) => (/^81\.000\d$/.test(drawn.text) ? { ...drawn, text: "91.0000" } : drawn)),
    );
    expect(readCas(textOf(pages)).schemes[0]?.closing?.unproven).toEqual([]);
    expect(readCas(textOf(other)).schemes[0]?.closing?.unproven).toEqual(["cost"]);
  });

  it("is refused where no printed sum holds what was read", () => {
    const pages = nsdlPages({ owners: [{ holders: [asha], folios: [flexiCap] }] });
    const [cover, , ...holdings] = textOf(pages);
    if (cover === undefined) throw new Error("there is no page");
    expect(() => readCas([cover, ...holdings])).toThrow(
      expect.objectContaining({ problem: "nsdl" }),
    );
  });
});
