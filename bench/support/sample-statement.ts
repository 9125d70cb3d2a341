import { closingLine, madeScheme } from "../../tests/support/data/cas-samples.ts";
import { casPdf, type MadeRow } from "../../sample/statement/cas-pdf.ts";

const schemes = 25;
const rowsOfScheme = 120;
const linesOnPage = 53;
export const statementRows = schemes * rowsOfScheme;

/** 60 pages with 3,000 transactions of schemes that the generated feed lists. */
export const madeStatement = (): Uint8Array =>
  casPdf({ linesOnPage, schemes: Array.from({ length: schemes }, madeFund) });

function madeFund(_value: unknown, index: number) {
  let balance = 0;
  const rows = Array.from({ length: rowsOfScheme }, (_row, month): MadeRow => {
    balance += 19_999;
    const date = new Date(Date.UTC(2014, month, 5));
    const name = date.toLocaleDateString("en-US", { month: "short", timeZone: "UTC" });
    return {
      date: `05-${name}-${date.getUTCFullYear()}`,
      text: `SIP Purchase - Instalment ${month + 1}/${rowsOfScheme}`,
      amount: "1,999.90",
      units: "19.999",
      nav: "100.0000",
      balance: (balance / 1_000).toFixed(3),
    };
  });
  const units = (balance / 1_000).toFixed(3);
  const folio = `Folio No: ${1_000_000 + index}  PAN: AAAAA0000A`;
  const scheme = `D${index}-Example House 0 Sector ${index} Opportunities Fund - Direct Plan - Growth (Advisor: DIRECT) Registrar : CAMS`;
  return madeScheme(rows, units, {
    above: ["Sample Mutual Fund", folio, "SAMPLE NAME", scheme],
    closing: closingLine(units),
  });
}
