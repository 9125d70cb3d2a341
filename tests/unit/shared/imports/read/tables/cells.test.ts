import { describe, expect, it } from "vitest";
import {
  cellDate,
  cellNumber,
  folioCell,
  germanNumber,
} from "../../../../../../src/shared/imports/read/tables/cells.ts";
import { typeOfWord } from "../../../../../../src/shared/imports/read/tables/type-words.ts";

describe("a number in a cell", () => {
  it.each([
    ["1,234,567.89", "1234567.89"],
    ["12,34,567.89", "1234567.89"],
    ["₹ 1,00,000.50", "100000.5"],
    ["Rs. 500", "500"],
    ["INR 0.10", "0.1"],
    ["(500.25)", "-500.25"],
    ["−2.5", "-2.5"],
    ["₹-7", "-7"],
    ["+1,200.5", "1200.5"],
    [".196", "0.196"],
    ["5.", "5"],
    ["-0.00", "0"],
    ["1.5E-4", "0.00015"],
    ["19.99900000000000000001", "19.99900000000000000001"],
    ["5,000/-", "5000"],
    ["Rs. 1,00,000.50/-", "100000.5"],
    ["1,234.56 Dr", "-1234.56"],
    ["500.00(Dr.)", "-500"],
    ["1,234.56Cr", "1234.56"],
    ["0.00 Dr", "0"],
  ])("%s is %s", (cell, number) => {
    expect(cellNumber(cell)).toBe(number);
  });

  it.each([
    "",
    "--",
    "N.A.",
    "1,5",
    "1,50",
    "1.234,56",
    "12,3456",
    "(5",
    "5)",
    "1 2",
    "12%",
    "2.50 Cr",
    "Cr",
    "1,5 Dr",
    "+-5",
    "++5",
  ])("%s is none", (cell) => {
    expect(cellNumber(cell)).toBeNull();
  });

  it("cannot ask for a billion digits", () => {
    expect(cellNumber("1e999999999")).toBeNull();
    expect(cellNumber("9".repeat(1_000_000))).toBeNull();
  });

  it.each([
    ["2.000,50", "2000.5"],
    ["1.019,999", "1019.999"],
    ["0,1", "0.1"],
    ["1 234 567,8", "1234567.8"],
    ["12.34.567,89", "1234567.89"],
    ["1.5", null],
    ["1 2", null],
  ])("in German, %s is %s", (cell, number) => {
    expect(germanNumber(cell)).toBe(number);
  });
});

describe("a date in a cell", () => {
  it.each([
    ["2024-03-05", "2024-03-05"],
    ["2024/3/5", "2024-03-05"],
    ["2021-02-23T12:24", "2021-02-23"],
    ["2021-02-23 12:24:01", "2021-02-23"],
    ["05-03-2024", "2024-03-05"],
    ["5.3.2024", "2024-03-05"],
    ["16 Jan 2026", "2026-01-16"],
    ["16-January-2026", "2026-01-16"],
    ["45292", "2024-01-01"],
    ["45292.5", "2024-01-01"],
    ["02/13/2024", null],
    ["31-02-2024", null],
    ["06-May-19", "2019-05-06"],
    ["May 6, 2019", "2019-05-06"],
    ["September 30 2019", "2019-09-30"],
    ["6/5/19", "2019-05-06"],
    ["05-03-24", "2024-03-05"],
    ["1.4.98", "1998-04-01"],
    ["13/25/19", null],
    ["20240115", "2024-01-15"],
    ["20241315", null],
    ["15012024", null],
    ["1st Jan 2024", "2024-01-01"],
    ["22nd of March, 2024", "2024-03-22"],
    ["January 3rd, 2024", "2024-01-03"],
    ["6/5/219", null],
    ["", null],
  ])("%s is %s", (cell, date) => {
    expect(cellDate(cell)).toBe(date);
  });
});

describe("a folio in a cell", () => {
  it.each([
    [" 12345678  / 90 ", { folio: "12345678 / 90" }],
    ["12345678/", { folio: "12345678" }],
    ["'00123", { folio: "00123" }],
    ["Folio No. : 00123", { folio: "00123" }],
    ["1,23,45,678", { folio: "12345678" }],
    ["12,345,678.00", { folio: "12345678" }],
    ["#DIV/0!", { folio: null }],
    ["", { folio: null }],
    ["1.2E+11", { folio: null, damagedFolio: "1.2E+11" }],
    ["1.23457E11", { folio: null, damagedFolio: "1.23457E11" }],
    ["12345678.0", { folio: "12345678" }],
    ["5000.50", { folio: null }],
    ["XXXX5678", { folio: null, damagedFolio: "XXXX5678" }],
    ["****5678", { folio: null, damagedFolio: "****5678" }],
    ["12-Mar", { folio: null, damagedFolio: "12-Mar" }],
    ["Mar-34", { folio: null, damagedFolio: "Mar-34" }],
    ["2026-03-12", { folio: null, damagedFolio: "2026-03-12" }],
  ])("%s", (cell, read) => {
    expect(folioCell(cell)).toEqual(read);
  });
});

describe("the word of a type", () => {
  it.each([
    ["BUY", "purchase"],
    ["Lumpsum", "purchase"],
    ["Investment", "purchase"],
    ["Purchase (Systematic)", "sip"],
    ["SIP Purchase", "sip"],
    ["PURCHASE_SIP", "sip"],
    ["SIP Redemption", "redemption"],
    ["Redemption Payout", "redemption"],
    ["Verkauf", "redemption"],
    ["Kauf", "purchase"],
    ["Systematic Withdrawal", "swp"],
    ["Systematic Transfer In", "switch-in"],
    ["Systematic Transfer to", "switch-out"],
    ["S T P Out", "switch-out"],
    ["STP Switch In", "switch-in"],
    ["Switch- Out", "switch-out"],
    ["Switchin", "switch-in"],
    ["SWITCH_IN_MERGER", "merger-in"],
    ["DIVIDEND_REINVEST", "idcw-reinvestment"],
    ["IDCW Payout", "idcw-payout"],
    ["Delivery (Inbound)", "transfer-in"],
    ["Transfer (Outbound)", "transfer-out"],
    ["Purchase Cancelled", null],
    ["SIP Rejection", null],
    ["Switch", null],
    ["gift", null],
    ["constructor", null],
    ["", null],
  ])("%s is %s", (word, type) => {
    expect(typeOfWord(word)).toBe(type);
  });
});

describe("a time in a cell", () => {
  it.each([
    ["2022-03-15T18:30:00.000Z", "2022-03-16"],
    ["2022-03-15T18:29:59Z", "2022-03-15"],
    ["2022-03-16T00:00:00+05:30", "2022-03-16"],
    ["2022-03-15 22:00 -0500", "2022-03-16"],
    ["15-03-2022 06:30 PM UTC", "2022-03-16"],
    ["15-03-2022 11:59 PM", "2022-03-15"],
    ["16 Mar 2022 12:05 AM IST", "2022-03-16"],
    ["2022-03-15T23:59", "2022-03-15"],
    ["2022-03-15 10:00 PST", null],
  ])("gives India's day, or none where its zone is not known: %s", (cell, day) => {
    expect(cellDate(cell)).toBe(day);
  });

  it("is no spreadsheet's day before 1964", () => {
    expect(cellDate("10007")).toBeNull();
  });
});
