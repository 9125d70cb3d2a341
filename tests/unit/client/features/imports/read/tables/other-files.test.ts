import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readTableFile } from "../../../../../../../src/client/features/imports/read/tables/read-table-file.ts";
import { UnreadableFileError } from "../../../../../../../src/shared/imports/statement.ts";

const problemOf = (file: Uint8Array | string) => {
  try {
    readTableFile(typeof file === "string" ? strToU8(file) : file, undefined);
  } catch (error) {
    if (error instanceof UnreadableFileError) return error.problem;
    throw error;
  }
  return "none";
};

describe("a file that Fundbook does not read is refused by name", () => {
  it.each([
    ["QIF", "!Type:Invst\nD01/05/2024\nNBuy\nYSample Fund\nI70.50\nQ100\n^\n", "qif"],
    ["QIF with an account", "!Account\r\nNFunds\r\n^\r\n!Type:Invst\r\n", "qif"],
    ["OFX of 1998", "OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><INVSTMTMSGSRSV1>", "ofx"],
    ["OFX in XML", '<?xml version="1.0"?>\n<?OFX OFXHEADER="200"?>\n<OFX></OFX>', "ofx"],
    [
      "Ledger",
      "; funds\n2024/01/05 * Sample Fund\n    Assets:Funds  100 SAMPLE @ 70.50 INR\n    Assets:Bank\n",
      "plain-text-ledger",
    ],
    [
      "hledger",
      "commodity INR 1000.00\n\n2024-01-05 buy  ; note\n    ; a comment\n    assets:funds   100 SAMPLE @@ 7050 INR\n    assets:bank\n",
      "plain-text-ledger",
    ],
    ["Beancount", 'option "title" "Funds"\n2024-01-01 open Assets:Funds\n', "plain-text-ledger"],
    ["rich text", "{\\rtf1\\ansi My funds}", "text-document"],
    [
      "another XML file",
      '<?xml version="1.0"?>\n<orders><order>5</order></orders>',
      "unknown-statement",
    ],
    ["headings alone", "Date,Scheme Name,Folio,Type,Units,NAV,Amount\n", "no-transactions"],
    ["prices of Ledger", "P 2024/01/05 SAMPLE 70.50 INR\n", "plain-text-ledger"],
  ])("%s", (_name, text, problem) => {
    expect(problemOf(text)).toBe(problem);
  });

  it.each([
    ["a ZIP file", { "cas.pdf": "%PDF-" }, "archive"],
    ["a document of Word", { "word/document.xml": "<w/>" }, "text-document"],
    ["a file of Numbers", { "Index/Document.iwa": "x" }, "numbers"],
    ["a binary workbook", { "xl/workbook.bin": "x" }, "old-workbook"],
  ])("%s", (_name, parts, problem) => {
    const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const);
    expect(problemOf(zipSync(Object.fromEntries(files)))).toBe(problem);
  });

  it.each([
    [
      "Scheme Name,SIP Amount,Frequency,Start Date,Status",
      "Sample,10000,Monthly,15-04-2021,Active",
    ],
    ["Fund,Amount,How often,From", "Sample,5000,quarterly,01-07-2023"],
    ["fund,instalment_amount,next_instalment,tradingsymbol", "Sample,1000,2026-12-01,INF000X01013"],
  ])("a list of SIPs: %s", (header, row) => {
    expect(problemOf(`${header}\n${row}\n`)).toBe("sip-list");
  });

  it.each([
    "Txn Date,Value Date,Description,Ref No./Cheque No.,Debit,Credit,Balance",
    "Date,Narration,Withdrawal Amt.,Deposit Amt.,Closing Balance",
  ])("a statement of a bank account: %s", (header) => {
    const row = header.split(",").map((name) => (/date/i.test(name) ? "16-03-2022" : "5000"));
    expect(problemOf(`${header}\n${row.join()}\n`)).toBe("bank-statement");
  });

  it("a web page without a table", () => {
    const page = "<!doctype html><html><body><h1>Session expired</h1></body></html>";
    expect(problemOf(page)).toBe("web-page");
  });

  it("a table that has nothing below its headings", () => {
    expect(problemOf("Scheme Name,Transaction Type,Units,NAV,Amount,Date\n")).toBe(
      "no-transactions",
    );
  });

  it("a list of SIPs in JSON, with steps in it", () => {
    const sip = {
      fund: "Sample",
      frequency: "monthly",
      instalment_amount: 1000,
      step_up: { a: 10 },
    };
    expect(problemOf(JSON.stringify({ data: [sip] }))).toBe("sip-list");
    expect(problemOf(JSON.stringify({ data: [{ fund: "Sample", rows: [] }] }))).toBe(
      "unknown-statement",
    );
  });

  it("a fund house's own table, which names its scheme above", () => {
    const file = [
      "Sample Mutual Fund",
      "Statement of Account",
      "Folio No: 12345,Scheme: Sample Flexi Cap Fund",
      "Date,Transaction Type,Amount,Price,Units,Balance",
      "05-Jan-2024,Purchase,5000.00,50.0000,100.000,100.000",
    ];
    expect(problemOf(file.join("\n"))).toBe("house-statement");
  });

  it("but not a table that has the words of one", () => {
    const file = [
      "Scheme Name,Transaction Type,Units,NAV,Amount,Date,Notes",
      'Sample,PURCHASE,20,25,500,16 Mar 2022,"2022-03-16 open Assets:Funds"',
      'Sample,PURCHASE,20,25,500,17 Mar 2022,"monthly, !Type:Invst"',
    ];
    expect(problemOf(file.join("\n"))).toBe("none");
  });
});
