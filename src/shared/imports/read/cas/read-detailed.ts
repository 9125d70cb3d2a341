import type { DecimalText } from "../../../money.ts";
import {
  UnknownLayoutError,
  UnreadableFileError,
  type SourceLocation,
  type Statement,
  type StatementScheme,
  type UnreadLine,
} from "../../statement.ts";
import { continuesClosing, readClosing, readOpening } from "./closing-line.ts";
import { readHeader, shiftedColumns, type Columns } from "./columns.ts";
import { frontPage } from "./front-page.ts";
import { houseLines } from "./house-line.ts";
import { houseTotalFailures } from "./house-totals.ts";
import {
  isContinuation,
  isLikeTransaction,
  locationOf,
  readRow,
  type PrintedRow,
} from "./read-rows.ts";
import { maskPans, panIn } from "../pan.ts";
import { isSchemeLine, readSchemeLine } from "./scheme-line.ts";
import { selfChecks } from "./self-checks.ts";
import type { Line } from "./text-page.ts";
import { transactionsOf } from "./transactions.ts";

type OpenScheme = {
  described: Pick<
    StatementScheme,
    "house" | "investor" | "folio" | "name" | "isin" | "registrarCode" | "location"
  >;
  invalidIsin: string | null;
  opening: DecimalText;
  rows: PrintedRow[];
  /** The description on the opening line, which is the first row's if that has none. */
  earlyText: string;
  lastRow: Line | null;
  between: Line[];
  unread: UnreadLine[];
};

/** @throws UnknownLayoutError where the lines that look like transactions are none that could be read; UnreadableFileError no-transactions */
export function readDetailed(lines: readonly Line[]): Statement {
  const front = frontPage(lines);
  const reader = new DetailedReader(houseLines(front.houseTotals));
  const headers: Line[] = [];
  const body: Line[] = [];
  for (let index = 0; index < lines.length;) {
    const header = readHeader(lines, index);
    if (header !== null) {
      reader.useHeader(header.columns);
      headers.push(widestOf(lines.slice(index, index + header.lines)));
      index += header.lines;
      continue;
    }
    const line = lines[index];
    if (line !== undefined && !isPageHeaderOrFooter(line.text)) {
      reader.read(line);
      body.push(line);
    }
    index += 1;
  }
  const { schemes, unreadable } = reader.end();
  const unknown = schemes.some(({ rows }) => rows.length > 0)
    ? undefined
    : schemes.length === 0
      ? firstUnknownLine(body)
      : firstUnreadTable(unreadable, headers);
  if (unknown !== undefined) throw new UnknownLayoutError(unknown);
  if (schemes.length === 0) throw new UnreadableFileError("no-transactions");
  return {
    source: "cas-detailed",
    from: front.from,
    to: front.to,
    schemes,
    failures: houseTotalFailures(front.houseTotals, schemes),
    printedTotal: front.houseTotals.find(({ house }) => /^Total\b/i.test(house))?.value ?? null,
    leftOut: [],
    unreadable,
  };
}

/** Where no scheme was read: the line at which the first one should have begun. */
function firstUnknownLine(body: readonly Line[]): SourceLocation | undefined {
  const line =
    body.find(({ text }) => /opening\b.*\bbalance|balance.*\bopening/i.test(text)) ??
    aboveFirstTransaction(body) ??
    body.find(({ text }) => folioLine.test(text));
  return line === undefined ? undefined : locationOf(line);
}

/** Between a scheme's line and its first transaction: the balance, or the last line; the transaction where there is none. */
function aboveFirstTransaction(body: readonly Line[]): Line | undefined {
  const first = body.findIndex(isLikeTransaction);
  if (first === -1) return undefined;
  const above = body.slice(0, first);
  const scheme = above.findLastIndex(({ text }) => isSchemeLine(text));
  const between = scheme === -1 ? [] : above.slice(scheme + 1);
  return between.find(({ text }) => /\d\.\d/.test(text)) ?? between.at(-1) ?? body[first];
}

/** Where no row of any scheme was read: the first unread line, or the header of the table whose columns it misses. */
function firstUnreadTable(
  unreadable: readonly UnreadLine[],
  headers: readonly Line[],
): SourceLocation | undefined {
  const unread = unreadable.find(({ reason }) => reason !== "no-scheme-above");
  if (unread?.reason !== "no-column") return unread;
  const { page, line } = unread;
  const header = headers.findLast(
    (above) => page !== null && (above.page < page || (above.page === page && above.line < line)),
  );
  return header === undefined ? unread : locationOf(header);
}

/** The one of a header's lines that names the most columns. */
const widestOf = (lines: readonly Line[]): Line =>
  lines.reduce((widest, line) => (line.words.length > widest.words.length ? line : widest));

const boilerplate = [
  /^Page \d+ of \d+\b/i,
  /^Consolidated Account Statement$/i,
  /^\d{1,2}-[A-Za-z]{3}-\d{4}\s+To\s+\d{1,2}-[A-Za-z]{3}-\d{4}$/i,
  /^(?:CAMS|KFIN|KARVY)CASWS/,
  /^(?:\(INR\)|Unit|Balance|\s)+$/i,
];
const isPageHeaderOrFooter = (text: string): boolean =>
  boilerplate.some((pattern) => pattern.test(text));

const folioLine = /^\s*Folio No\s*[:.]*\s*(.+)$/i;

type Holder = { pan: string | null; name: string | null; isRead: boolean };

class DetailedReader {
  columns: Columns | null = null;
  #header: Columns | null = null;
  #house: string | null = null;
  #folio: string | null = null;
  #holder: Holder = { pan: null, name: null, isRead: false };
  readonly #holders = new Map<StatementScheme, Holder>();
  #between: Line[] = [];
  /** A scheme's lines that stand above the line of its folio. */
  #aboveFolio: Line[] = [];
  #open: OpenScheme | null = null;
  readonly #schemes: StatementScheme[] = [];
  readonly #unreadable: UnreadLine[] = [];
  /** The closing line that may go on in the next one. */
  #closing: { line: Line; text: string } | null = null;
  readonly #isHouse: (text: string) => boolean;

  constructor(isHouse: (text: string) => boolean) {
    this.#isHouse = isHouse;
  }

  /** Where each page has the same header, numbers that stand aside do so on all of them. */
  useHeader(header: Columns): void {
    const isSame = JSON.stringify(header) === JSON.stringify(this.#header);
    if (!isSame) this.columns = header;
    this.#header = header;
  }

  end() {
    this.#endClosing();
    if (this.#open !== null) this.#close(null, this.#open.described.location);
    const nameOf = investorNames([...this.#holders.values()]);
    const schemes = this.#schemes.map((scheme) => ({
      ...scheme,
      investor: nameOf(this.#holders.get(scheme)),
    }));
    return { schemes: maskPans(schemes), unreadable: this.#unreadable };
  }

  read(line: Line): void {
    if (this.#closing !== null && continuesClosing(this.#closing.text, line.text)) {
      this.#closing.text += ` ${line.text}`;
      return;
    }
    this.#endClosing();
    if (this.#open === null) this.#readBetween(line);
    else this.#readTable(this.#open, line);
  }

  #readBetween(line: Line): void {
    const opening = readOpening(line.text);
    if (opening !== null) return this.#begin(line, opening);
    const folio = folioLine.exec(line.text);
    if (folio !== null) {
      this.#folio = folioOf(folio[1] ?? "");
      this.#holder = { pan: panIn(line.text), name: null, isRead: false };
      // What stands before belongs to another folio, but for a scheme that is printed first.
      const isBefore = this.#between.some(({ text }) => isSchemeLine(text));
      this.#aboveFolio = isBefore ? schemeRegion(this.#between) : [];
      this.#between = [];
      return;
    }
    if (this.#isHouse(line.text) && !isSchemeLine(line.text)) {
      this.#house = line.text.trim();
      this.#between = [];
      return;
    }
    if (isLikeTransaction(line)) {
      this.#unreadable.push({ ...locationOf(line), reason: "no-scheme-above" });
      return;
    }
    this.#between.push(line);
  }

  #endClosing(): void {
    if (this.#closing === null) return;
    const { line, text } = this.#closing;
    this.#closing = null;
    this.#close(readClosing(text), locationOf(line));
  }

  #begin(line: Line, { units, description }: { units: string; description: string }): void {
    const isAbove =
      this.#aboveFolio.length > 0 && !this.#between.some(({ text }) => isSchemeLine(text));
    const region = isAbove ? this.#aboveFolio : schemeRegion(this.#between);
    this.#aboveFolio = [];
    this.#readHolder(this.#between.filter((each) => !region.includes(each)));
    const scheme = readSchemeLine(region.map(({ text }) => text));
    this.#between = [];
    this.#open = {
      described: {
        house: this.#house,
        investor: null,
        folio: this.#folio,
        name: scheme.name,
        isin: scheme.isin,
        registrarCode: scheme.registrarCode,
        location: locationOf(region[0] ?? line),
      },
      invalidIsin: scheme.invalidIsin,
      opening: units,
      rows: [],
      earlyText: description,
      lastRow: null,
      between: [],
      unread: [],
    };
  }

  /** The holder's name is the first line below a folio's own; PAN and KYC can stand on one between. */
  #readHolder(between: readonly Line[]): void {
    if (this.#holder.isRead) return;
    const texts = between.map(({ text }) => text);
    const name = texts.find((text) => !/^(?:PAN|KYC)\b/i.test(text)) ?? "";
    const pan = this.#holder.pan ?? panIn(texts.join(" "));
    this.#holder = { pan, name: isName(name) ? name.trim() : null, isRead: true };
  }

  #readTable(open: OpenScheme, line: Line): void {
    if (readClosing(line.text) !== null) {
      this.#closing = { line, text: line.text };
      return;
    }
    if (this.columns !== null) this.columns = shiftedColumns(line, this.columns);
    const row = this.columns === null ? null : readRow(line, this.columns);
    if (row === "no-column") {
      open.unread.push({ ...locationOf(line), reason: row });
    } else if (row !== null) {
      addRow(open, row, line);
    } else if (this.columns !== null && isContinuation(line, this.columns)) {
      open.between.push(line);
    } else {
      open.unread.push({ ...locationOf(line), reason: "unknown-line" });
    }
  }

  #add(scheme: StatementScheme): void {
    this.#holders.set(scheme, this.#holder);
    const before = this.#schemes.find(
      ({ folio, name, isin }) =>
        folio === scheme.folio && name === scheme.name && isin === scheme.isin,
    );
    const continues =
      before?.closing != null && Number(before.closing.units) === Number(scheme.opening);
    if (before === undefined || !continues || before.rows.length === 0) {
      this.#schemes.push(scheme);
      return;
    }
    before.rows.push(...scheme.rows);
    before.events.push(...scheme.events);
    before.leftOut.push(...scheme.leftOut);
    before.failures.push(...scheme.failures);
    before.closing = scheme.closing;
  }

  #close(closing: StatementScheme["closing"], location: SourceLocation): void {
    const open = this.#open;
    if (open === null) return;
    this.#open = null;
    appendToLastRow(open, open.between);
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
        ...scheme.failures,
        ...open.unread.map(
          (line) =>
            ({ check: "unread-line", location: line, expected: "", found: line.text }) as const,
        ),
        ...(open.invalidIsin === null
          ? []
          : ([
              { check: "isin", location: scheme.location, expected: "", found: open.invalidIsin },
            ] as const)),
        ...(closing === null
          ? ([{ check: "closing-balance", location, expected: "", found: "" }] as const)
          : []),
        ...selfChecks(scheme, location),
      ],
    });
  }
}

function addRow(open: OpenScheme, row: PrintedRow, line: Line): void {
  const { lastRow, between } = open;
  const isBare = row.description === "";
  const start = lastRow === null ? 0 : firstLineOfNext([lastRow, ...between, line], isBare);
  appendToLastRow(open, between.slice(0, start));
  const above = between.slice(start);
  const texts = [
    ...(lastRow === null && isBare ? [open.earlyText] : []),
    ...above.map(({ text }) => text),
    row.description,
  ];
  open.rows.push({
    ...row,
    description: texts.filter((text) => text !== "").join(" "),
    locations: [...above.map(locationOf), ...row.locations],
  });
  open.lastRow = line;
  open.between = [];
}

function appendToLastRow({ rows }: OpenScheme, rest: readonly Line[]): void {
  const last = rows.at(-1);
  if (last === undefined) return;
  last.description = [last.description, ...rest.map(({ text }) => text)].join(" ").trim();
  last.locations.push(...rest.map(locationOf));
}

/** By this factor the widest gap must exceed the next one to separate two rows. */
const gapShare = 1.25;

/**
 * Which line between two rows is the first that belongs to the second one: the one after the widest gap, where that is
 * plainly wider than the others; else the last one, if the second row has no description.
 * @param lines both rows and what is between them
 */
function firstLineOfNext(lines: readonly Line[], isBare: boolean): number {
  const count = lines.length - 2;
  const gaps = lines.slice(1).map((line, index) => {
    const before = lines[index];
    return before?.page === line.page ? before.y - line.y : 0;
  });
  const [widest = 0, next = 0] = gaps.toSorted((one, other) => other - one);
  const start = widest > next * gapShare ? gaps.indexOf(widest) : count;
  return isBare ? Math.max(0, Math.min(start, count - 1)) : start;
}

/**
 * What the investors of a statement are called: by PAN, with its first name. A folio without a PAN is of the one that
 * has its name, unless there are several.
 */
function investorNames(holders: readonly Holder[]) {
  const names = new Map<string, string>();
  const pans = new Map<string, Set<string>>();
  for (const { pan, name } of holders) {
    if (pan === null || name === null) continue;
    if (!names.has(pan)) names.set(pan, name);
    pans.set(name, (pans.get(name) ?? new Set()).add(pan));
  }
  return (holder: Holder | undefined): string | null => {
    if (holder === undefined) return null;
    const [only, ...more] = pans.get(holder.name ?? "") ?? [];
    const pan = holder.pan ?? (more.length === 0 ? only : undefined);
    if (pan === undefined) return holder.name;
    return [names.get(pan) ?? "", pan].join(" ").trim();
  };
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

const isName = (text: string): boolean => /^[A-Za-z .'&()-]{3,60}$/.test(text);
