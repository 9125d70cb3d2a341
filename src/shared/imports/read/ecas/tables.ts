import { locationOf } from "../cas/read-rows.ts";
import type { Line } from "../cas/text-page.ts";
import type { SourceLocation } from "../../statement.ts";
import { readEcasHeader, type EcasColumns } from "./columns.ts";
import {
  accountIn,
  endsHoldings,
  interruptsTable,
  isAccountHeading,
  isPageNumber,
  isTotal,
  latinText,
  sectionOf,
  type AccountId,
  type SectionKind,
} from "./headings.ts";
import { beginsHolders, holdersIn, isSameHolder, type PrintedHolder } from "./holders.ts";
import { readFigures, readTexts, type EcasRow, type RowTexts } from "./printed-row.ts";
import { addTexts, nearParts, splitOf, type Part } from "./row-parts.ts";

type Account = { id: AccountId | null; holders: readonly PrintedHolder[] };

export type EcasTableRow = Omit<EcasRow, "texts"> & {
  texts: RowTexts;
  section: SectionKind;
  location: SourceLocation;
};

/** Rows of one account, or of one set of folios, with the figures of its printed totals. */
export type EcasTable = {
  account: Account | null;
  rows: EcasTableRow[];
  totals: { figures: string[]; location: SourceLocation }[];
  location: SourceLocation;
};

export type Holdings = {
  tables: EcasTable[];
  pensions: SourceLocation[];
  /** Lines with a security's number that belong to no row. */
  unread: SourceLocation[];
  /** The index of the first line of the first table. */
  start: number;
  transactions: SourceLocation[];
};

type OpenRow = EcasTableRow & { line: Line };

export function readEcasHoldings(lines: readonly Line[]): Holdings {
  const reader = new TableReader();
  for (let index = 0; index < lines.length;) {
    const header = readEcasHeader(lines, index);
    if (header !== null && reader.begin(header.columns, index)) {
      index += header.lines;
      continue;
    }
    const line = lines[index];
    if (line !== undefined) reader.read(line);
    index += 1;
  }
  return reader.end();
}

class TableReader {
  #columns: EcasColumns | null = null;
  #section: SectionKind | null = null;
  #isOver = false;
  #account: Account = { id: null, holders: [] };
  /** Lines since an account's heading that still describe it. */
  #isDescribing = false;
  #table: EcasTable | null = null;
  #row: OpenRow | null = null;
  #between: Part[] = [];
  #page = 0;
  #last: OpenRow | null = null;
  /** The last row of a page, whose name can go on below the next page's header. */
  #cut: OpenRow | null = null;
  #isBelowHeader = false;
  #hasPartsAbove = false;
  readonly #accounts = new Map<AccountId, Account>();
  readonly #tables: EcasTable[] = [];
  readonly #pensions: SourceLocation[] = [];
  readonly #unread: SourceLocation[] = [];
  readonly #transactions: SourceLocation[] = [];
  #start: number | null = null;

  /** @returns whether these columns are those of holdings here */
  begin(columns: EcasColumns, index: number): boolean {
    this.#endRow(null);
    if (this.#isOver || this.#section === "pension") return false;
    this.#section ??= columns.texts.some(({ kind }) => kind === "folio") ? "folios" : "demat";
    this.#isDescribing = false;
    this.#start ??= index;
    this.#isBelowHeader = true;
    this.#columns = columns;
    return true;
  }

  read(line: Line): void {
    if (line.page !== this.#page) {
      this.#endRow(null);
      this.#cut = this.#last;
      this.#isBelowHeader = false;
      this.#page = line.page;
    }
    if (this.#readHeading(line)) return;
    if (this.#columns === null && isTransaction(line)) {
      this.#transactions.push(locationOf(line));
      return;
    }
    if (this.#isOver) return;
    if (this.#section === "pension") {
      if (isPension(line)) this.#pensions.push(locationOf(line));
      return;
    }
    if (isTotal(line.text)) {
      this.#endRow(null);
      this.#addTotal(line);
      return;
    }
    if (this.#columns === null) {
      if (this.#section !== null && hasFundIsin(line)) this.#unread.push(locationOf(line));
      return;
    }
    this.#readRow(line, this.#columns);
  }

  end(): Holdings {
    this.#endRow(null);
    return {
      tables: this.#tables.filter(({ rows }) => rows.length > 0),
      pensions: this.#pensions,
      unread: this.#unread,
      start: this.#start ?? 0,
      transactions: this.#transactions,
    };
  }

  #addTotal(line: Line): void {
    const figures = line.text.match(/[\d,]*\.\d+/g) ?? [];
    this.#table?.totals.push({
      figures: figures.map((each) => each.replaceAll(",", "")),
      location: locationOf(line),
    });
  }

  #readHeading(line: Line): boolean {
    const { text } = line;
    if (endsHoldings(text)) {
      this.#leave();
      this.#isOver = true;
      return true;
    }
    if (isPageNumber(text)) {
      this.#endRow(null);
      return true;
    }
    if (interruptsTable(text)) {
      this.#endRow(null);
      if (/^portfolio value/i.test(latinText(text))) this.#addTotal(line);
      this.#columns = null;
      return true;
    }
    const account = accountIn(text);
    if (isAccountHeading(text)) {
      this.#leave();
      this.#isOver = false;
      this.#isDescribing = true;
      this.#account = { id: null, holders: [] };
    }
    if (account !== null && (this.#isDescribing || isAccountHeading(text))) {
      this.#account = this.#accounts.get(account) ?? { ...this.#account, id: account };
      this.#accounts.set(account, this.#account);
    }
    if (beginsHolders(text)) this.#isDescribing = false;
    if (this.#isDescribing) this.#addHolders(text);
    if (isAccountHeading(text) || account !== null) return true;
    const section = sectionOf(text);
    if (section === null) return false;
    // A pension account has a holding statement as well, below its own heading.
    if (section === "demat" && this.#section === "pension") return true;
    this.#leave();
    this.#isOver = false;
    this.#isDescribing = false;
    this.#section = section;
    return true;
  }

  #addHolders(text: string): void {
    const found = holdersIn(latinText(text)).filter(
      (holder) => !this.#account.holders.some((known) => isSameHolder(known, holder)),
    );
    if (found.length === 0) return;
    this.#account = { ...this.#account, holders: [...this.#account.holders, ...found] };
    if (this.#account.id !== null) this.#accounts.set(this.#account.id, this.#account);
  }

  #leave(): void {
    this.#endRow(null);
    this.#columns = null;
    this.#section = null;
    this.#last = null;
    this.#cut = null;
    this.#hasPartsAbove = false;
    if (this.#table?.account === null) this.#table = null;
  }

  #readRow(line: Line, columns: EcasColumns): void {
    const printed = readFigures(line, columns);
    if (printed === null) {
      const texts = readTexts(line, columns);
      if (texts === null) this.#endRow(null);
      else this.#between.push({ line, texts });
      return;
    }
    const row: OpenRow = {
      ...printed,
      section: this.#section ?? "demat",
      location: locationOf(line),
      line,
    };
    this.#endRow(row);
    this.#row = row;
    this.#last = row;
    this.#openTable(locationOf(line)).rows.push(row);
  }

  #openTable(location: SourceLocation): EcasTable {
    const account = this.#section === "folios" ? null : this.#account;
    const isSame =
      this.#table !== null &&
      (account === null
        ? this.#table.account === null
        : this.#table.account !== null && this.#table.account.id === account.id);
    if (this.#table !== null && isSame) return this.#table;
    const known =
      account?.id == null
        ? undefined
        : this.#tables.find((table) => table.account?.id === account.id);
    const table = known ?? { account, rows: [], totals: [], location };
    if (known === undefined) this.#tables.push(table);
    this.#table = table;
    return table;
  }

  /** Gives the lines since the last row to it and to the next one. */
  #endRow(next: OpenRow | null): void {
    if (this.#row === null && this.#cut !== null && this.#isBelowHeader && !this.#hasPartsAbove) {
      addTexts(this.#cut, this.#between, "below");
      this.#between = [];
    }
    if (next !== null) this.#cut = null;
    const split = splitOf(this.#row, this.#between, next);
    addTexts(this.#row, nearParts(this.#row, this.#between.slice(0, split)), "below");
    const above = nearParts(next, this.#between.slice(split).toReversed()).toReversed();
    addTexts(next, above, "above");
    if (above.some(({ texts }) => texts.name.length > 0)) this.#hasPartsAbove = true;
    this.#row = null;
    this.#between = [];
  }
}

const hasFundIsin = ({ text }: Line): boolean => /^INF[A-Z0-9]{8}\d\b/.test(text);
const isPension = ({ words }: Line): boolean =>
  words.filter(({ text }) => /^[\d,]*\.\d{2,}$/.test(text)).length > 1;
const isTransaction = ({ words, text }: Line): boolean =>
  /^(?:IN[A-Z0-9]{10}\b.*)?\b\d{1,2}-(?:[A-Za-z]{3}|\d{1,2})-\d{4}\b/.test(text) &&
  words.filter((word) => /^[(-]?[\d,]*\.\d{2,}\)?$/.test(word.text)).length > 1;
