import type { FileProblem } from "../../../../shared/imports/statement.ts";
import { t, type PlainText } from "../../../language/text.ts";

const texts: Record<FileProblem, PlainText> = {
  "password-needed": "This file needs its password.",
  "password-wrong": "This is not the password of this file.",
  "not-readable": "This file cannot be read. It may be damaged.",
  "repeated-names":
    "This JSON file has the same name twice in one place, so it contradicts itself. Export it again from where it comes.",
  "old-workbook":
    "This is an old Excel file (.xls), or it has a password. Open it and save it as .xlsx without a password, or as CSV.",
  "web-page":
    "This is a web page without a table, such as the sign-in page of a site. Sign in there, and download the statement again.",
  "too-large": "This file is too large. The limit is 50 MB, also when unpacked.",
  "unknown-encryption":
    "This PDF is locked in a way that Fundbook cannot open. Open it with its password, print it to a new PDF and use that.",
  empty: "This file is empty.",
  "too-many-pages": "This PDF has more than 1,000 pages. Ask for a statement of a shorter period.",
  "too-much-work":
    "Reading this file takes too long, so Fundbook stopped and used nothing of it. Ask for the statement again, or for one of a shorter period.",
  "too-many-lines": "This file has more than 100,000 lines. Split it into several.",
  "too-many-columns":
    "The records of this file have more than 200 different names. Delete those that are not needed.",
  scanned: "These pages are pictures without text. Use the PDF that came by email.",
  nsdl: "This is an NSDL statement. No funds were found in it that its printed sums confirm: ask CAMS or KFintech for a detailed statement instead.",
  cdsl: "This is a CDSL statement. No funds were found in it that its printed sums confirm: ask CAMS or KFintech for a detailed statement instead.",
  "nsdl-sums":
    "This is an NSDL statement. What Fundbook reads in it does not add up to this printed sum, so nothing of it is used:",
  "cdsl-sums":
    "This is a CDSL statement. What Fundbook reads in it does not add up to this printed sum, so nothing of it is used:",
  mfcentral:
    "This is a statement of MFCentral. Ask CAMS or KFintech for a detailed statement instead.",
  "demat-transactions":
    "This is a statement of a demat account. Ask CAMS or KFintech for a detailed statement instead.",
  "unknown-statement":
    "Fundbook finds no table or statement in this file that it knows. Use a detailed statement (CAS) from CAMS or KFintech, or a CSV or Excel file with a row of headings above your transactions.",
  "unknown-layout":
    "Fundbook does not recognise this statement's layout, so nothing was imported. Reading stopped at:",
  "unknown-columns": "Fundbook does not know these columns.",
  "unknown-dates": "The dates of this file can be read in several ways.",
  gains:
    "This is a statement of gains: each of its rows is a sale with its purchase, which your other statements have as well, so it is not imported. Use a list of transactions instead: a detailed statement (CAS) from CAMS or KFintech, or your broker's tradebook or order history.",
  "sip-list":
    "This is a list of SIPs: it says what is to be bought, not what was bought, so nothing of it is imported. Import your transactions instead, and add each SIP on the page of its fund.",
  "bank-statement":
    "This is a statement of a bank account: it has no units, so it does not say what was bought. Ask CAMS or KFintech for a detailed statement (CAS) instead, or export the orders from your broker.",
  qif: "This is a QIF file of an accounting program. Fundbook does not read it: export the transactions as CSV, or use a detailed statement (CAS) from CAMS or KFintech.",
  ofx: "This is an OFX or QFX file of a bank or an accounting program. Fundbook does not read it: export the transactions as CSV, or use a detailed statement (CAS) from CAMS or KFintech.",
  "plain-text-ledger":
    "This is a ledger in plain text, as Ledger, hledger and Beancount write it. Fundbook does not read it: export the transactions as CSV, or use a detailed statement (CAS) from CAMS or KFintech.",
  archive: "This is a ZIP file. Unpack it and choose the files in it.",
  "text-document":
    "This is a text document. Use the statement itself as PDF, or save its table as .xlsx, .ods or CSV.",
  numbers: "This is a file of Apple Numbers. Export it as .xlsx or CSV and use that.",
  "locked-sheet":
    "This LibreOffice sheet has a password. Save it without a password, or as .xlsx or CSV, and choose it again.",
  "house-statement":
    "This is a statement of one fund house, in a layout of its own. Ask CAMS or KFintech for a detailed statement (CAS) instead: it has the funds of all houses.",
  "hidden-tables":
    "All tables of this workbook are hidden. Unhide the sheets and columns that count, save the file and choose it again.",
  "no-transactions": "There are no transactions in this file.",
};

export const problemText = (problem: FileProblem): string => t(texts[problem]);
