import type { DecimalText } from "../../money.ts";
import type { Place, Statement, StatementScheme } from "../statement.ts";
import { readClosing, readOpening } from "./closing-line.ts";
import { readHeader, type Columns } from "./columns.ts";
import { frontPage } from "./front-page.ts";
import { houseTotalFailures } from "./house-totals.ts";
import { placeOf, readContinuation, readRow, type PrintedRow } from "./read-rows.ts";
import { isSchemeLine, readSchemeLine } from "./scheme-line.ts";
import { selfChecks } from "./self-checks.ts";
import type { Line } from "./text-page.ts";
import { transactionsOf } from "./transactions.ts";

/** What is read of the scheme whose table is open. */
type OpenScheme = {
  described: Pick<StatementScheme, "house" | "folio" | "name" | "isin" | "registrarCode" | "place">;
  brokenIsin: string | null;
  opening: DecimalText;
  rows: PrintedRow[];
  /** A description that was drawn before its row. */
  earlyText: string;
  unread: Place[];
};

/** A consolidated account statement with transactions, as CAMS and KFintech write it. */
export function readDetailed(lines: readonly Line[]): Statement {
  const front = frontPage(lines);
  const reader = new DetailedReader();
  for (let index = 0; index < lines.length;) {
    const header = readHeader(lines, index);
    if (header !== null) {
      reader.columns = header.columns;
      index += header.lines;
      continue;
    }
    const line = lines[index];
    if (line !== undefined && !isFurniture(line.text)) reader.read(line);
    index += 1;
  }
  const { schemes, investors, unreadable } = reader.end();
  return {
    source: "cas-detailed",
    from: front.from,
    to: front.to,
    investors: [...new Set(investors)],
    schemes,
    failures: houseTotalFailures(front.houseTotals, schemes),
    leftOut: [],
    unreadable,
  };
}

const furniture = [
  /^Page \d+ of \d+\b/i,
  /^Consolidated Account Statement$/i,
  /^\d{1,2}-[A-Za-z]{3}-\d{4}\s+To\s+\d{1,2}-[A-Za-z]{3}-\d{4}$/i,
  /^(?:CAMS|KFIN|KARVY)CASWS/,
  /^(?:\(INR\)|Unit|Balance|\s)+$/i,
];
const isFurniture = (text: string): boolean => furniture.some((pattern) => pattern.test(text));

const folioLine = /^\s*Folio No\s*[:.]*\s*(.+)$/i;
const houseLine =
  /^(?:(?:[A-Z0-9&(][\w&.()'-]* ){1,6}(?:Mutual Fund|MF|Fund House)|[Ff]ranklin [Tt]empleton [Ii]nvestments)$/;
const panPattern = /\b[A-Z]{5}\d{4}[A-Z]\b/;

class DetailedReader {
  columns: Columns | null = null;
  #house: string | null = null;
  #folio: string | null = null;
  /** Lines since the last table ended: the next scheme's, with notes between. */
  #between: Line[] = [];
  #open: OpenScheme | null = null;
  readonly #schemes: StatementScheme[] = [];
  readonly #investors: string[] = [];
  readonly #unreadable: Place[] = [];

  end() {
    if (this.#open !== null) this.#close(null, this.#open.described.place);
    return {
      schemes: this.#schemes,
      investors: this.#investors,
      unreadable: this.#unreadable,
    };
  }

  read(line: Line): void {
    if (this.#open === null) this.#readBetween(line);
    else this.#readTable(this.#open, line);
  }

  #readBetween(line: Line): void {
    const opening = readOpening(line.text);
    if (opening !== null) return this.#begin(line, opening);
    const folio = folioLine.exec(line.text);
    if (folio !== null) {
      this.#folio = folioOf(folio[1] ?? "");
      const pan = panPattern.exec(line.text);
      if (pan !== null) this.#investors.push(maskedPan(pan[0]));
      // What stands before belongs to another folio, but for a scheme that is printed first.
      const isBefore = this.#between.some(({ text }) => isSchemeLine(text));
      this.#between = isBefore ? schemeRegion(this.#between) : [];
      return;
    }
    if (houseLine.test(line.text) && !isSchemeLine(line.text)) {
      this.#house = line.text.trim();
      this.#between = [];
      return;
    }
    this.#between.push(line);
  }

  #begin(line: Line, { units, description }: { units: string; description: string }): void {
    const region = schemeRegion(this.#between);
    const holder = this.#between[0];
    if (holder !== undefined && !region.includes(holder) && isName(holder.text)) {
      this.#investors.push(holder.text.trim());
    }
    const scheme = readSchemeLine(region.map(({ text }) => text));
    this.#between = [];
    this.#open = {
      described: {
        house: this.#house,
        folio: this.#folio,
        name: scheme.name,
        isin: scheme.isin,
        registrarCode: scheme.registrarCode,
        place: placeOf(region[0] ?? line),
      },
      brokenIsin: scheme.brokenIsin,
      opening: units,
      rows: [],
      earlyText: description,
      unread: [],
    };
  }

  #readTable(open: OpenScheme, line: Line): void {
    const closing = readClosing(line.text);
    if (closing !== null) return this.#close(closing, placeOf(line));
    const row = this.columns === null ? null : readRow(line, this.columns);
    const last = open.rows.at(-1);
    if (row !== null) {
      open.rows.push(row.description === "" ? withEarlyText(row, open, last) : row);
      open.earlyText = "";
      return;
    }
    const more = this.columns === null ? null : readContinuation(line, this.columns);
    if (more === null) {
      open.unread.push(placeOf(line));
      return;
    }
    if (last === undefined) {
      open.earlyText = `${open.earlyText} ${more}`.trim();
      return;
    }
    last.description = `${last.description} ${more}`.trim();
    last.places.push(placeOf(line));
  }

  /** A scheme of a folio can come again and go on where it stopped. */
  #add(scheme: StatementScheme): void {
    const before = this.#schemes.find(
      ({ folio, name, isin }) =>
        folio === scheme.folio && name === scheme.name && isin === scheme.isin,
    );
    const goesOn =
      before?.closing != null && Number(before.closing.units) === Number(scheme.opening);
    if (before === undefined || !goesOn || before.rows.length === 0) {
      this.#schemes.push(scheme);
      return;
    }
    before.rows.push(...scheme.rows);
    before.events.push(...scheme.events);
    before.leftOut.push(...scheme.leftOut);
    before.failures.push(...scheme.failures);
    before.closing = scheme.closing;
  }

  #close(closing: StatementScheme["closing"], place: Place): void {
    const open = this.#open;
    if (open === null) return;
    this.#open = null;
    const scheme = {
      ...open.described,
      amfiCode: null,
      category: null,
      opening: open.opening,
      closing,
      ...transactionsOf(open.rows, open.opening),
    };
    this.#unreadable.push(...open.unread);
    this.#add({
      ...scheme,
      failures: [
        ...open.unread.map(
          (line) =>
            ({ check: "unread-line", place: line, expected: "", found: line.text }) as const,
        ),
        ...(open.brokenIsin === null
          ? []
          : ([
              { check: "isin", place: scheme.place, expected: "", found: open.brokenIsin },
            ] as const)),
        ...(closing === null
          ? ([{ check: "closing-balance", place, expected: "", found: "" }] as const)
          : []),
        ...selfChecks(scheme, place),
      ],
    });
  }
}

/** A row without a description: it was drawn above, on the opening line or as the end of the row before. */
function withEarlyText(
  row: PrintedRow,
  open: OpenScheme,
  last: PrintedRow | undefined,
): PrintedRow {
  if (open.earlyText !== "") return { ...row, description: open.earlyText };
  const place = last !== undefined && last.places.length > 1 ? last.places.pop() : undefined;
  if (last === undefined || place === undefined) return row;
  last.description = last.description.slice(0, -place.text.length).trim();
  return { ...row, description: place.text, places: [place, ...row.places] };
}

/** The lines of the scheme among those since the last table: the last ones, without the exit loads before them. */
function schemeRegion(between: readonly Line[]): Line[] {
  const lines = between.filter(
    ({ text }) => !/^Nominee\s*\d/i.test(text) && !/^PAN\s*:/i.test(text),
  );
  const labelled = lines.findLastIndex(({ text }) => isSchemeLine(text));
  if (labelled === -1) return lines.slice(-1);
  let first = labelled;
  for (let index = labelled - 1; index >= 0 && isSchemeLine(lines[index]?.text ?? ""); index -= 1) {
    first = index;
  }
  return lines.slice(first);
}

/** "12345678 / 90     PAN: …     KYC: OK" */
const folioOf = (text: string): string =>
  text
    .split(/\s*(?:PAN|KYC|Name)\b\s*:?/i, 1)[0]
    ?.replace(/^([\w-]+(?:\s*\/\s*\w+)?).*$/s, "$1")
    .replaceAll(/\s+/g, " ")
    .trim() ?? "";

const maskedPan = (pan: string): string => `XXXXXX${pan.slice(6)}`;

const isName = (text: string): boolean => /^[A-Za-z .'&-]{3,60}$/.test(text);
