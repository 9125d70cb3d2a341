import { cleanName, readSchemeLine } from "../cas/scheme-line.ts";
import { isIsin } from "../isin.ts";
import type { LeftOutReason, SourceLocation } from "../../statement.ts";
import { latinText } from "./headings.ts";
import { withoutHyphens } from "./printed-row.ts";
import type { EcasTableRow } from "./tables.ts";

/** The security's number as printed, put together where it was wrapped; what stands below it (UCC) is not. */
function printedIsin({ texts: { isin } }: EcasTableRow): string | null {
  let text = "";
  for (const piece of isin) {
    if (text.length >= 12) break;
    text += withoutHyphens(piece).toUpperCase();
    if (!text.startsWith("IN")) return null;
  }
  return text === "" ? null : text;
}

export const isFund = (row: EcasTableRow): boolean =>
  row.section === "folios" ||
  (row.section === "funds" && printedIsin(row) === null) ||
  (row.section !== "others" && (printedIsin(row) ?? "").startsWith("INF"));

/** Of an account's rows, also one whose number was not read as one. */
export const mayBeFund = (row: EcasTableRow): boolean =>
  isFund(row) || (row.section === "demat" && isinFields(row).isin === null);

/** The name, and in a table of folios the registrar's code before it. */
export function namedScheme(row: EcasTableRow, hasCodes: boolean) {
  const name = latinText(row.texts.name.join(" "));
  if (hasCodes) {
    const { name: cleaned, registrarCode } = readSchemeLine([name]);
    return { name: cleaned, registrarCode };
  }
  return { name: cleanName(name.replaceAll(/\s+[#@~*]+(?=\s|$)/g, " ")), registrarCode: null };
}

export function isinFields(row: EcasTableRow): { isin: string | null; invalidIsin: string | null } {
  const printed = printedIsin(row);
  const isValid = printed !== null && isIsin(printed);
  return { isin: isValid ? printed : null, invalidIsin: isValid ? null : printed };
}

export const folioIn = ({ texts: { folio } }: EcasTableRow): string | null => {
  const pieces = folio
    .filter((piece) => !/^(?:ARN|IN[AZ]|DIRECT)/i.test(piece))
    .map((piece) => piece.replace(/[\u{AD}-]+$/u, ""));
  return pieces.length === 0 ? null : pieces.join("");
};

export const securityPlace = (row: EcasTableRow): SourceLocation => ({
  ...row.location,
  text: [printedIsin(row), ...row.texts.name].filter((part) => part !== null).join(" "),
});

/** Equity shares have 01 in the eighth place of their number; a government's bond has a digit in the third. */
export function reasonOf(row: EcasTableRow): LeftOutReason {
  if (row.section === "shares") return "share";
  if (row.section === "bonds") return "bond";
  const isin = printedIsin(row) ?? "";
  if (row.section === "demat") {
    if (/^IN[E9].{4}01/.test(isin)) return "share";
    if (/^IN[E\d]/.test(isin)) return "bond";
  }
  return "other-security";
}
