import type { SourceLocation, StatementScheme, UnreadLine } from "../../statement.ts";
import { continuesClosing, readClosing, readOpening } from "./closing-line.ts";
import { shiftedColumns, type Columns } from "./columns.ts";
import { folioLine, folioOf } from "./folio-line.ts";
import { investorNames, isHolderName, type FolioHolder } from "./folio-holders.ts";
import { houseKey } from "./house-totals.ts";
import { addRow, appendToLastRow, type OpenScheme } from "./open-scheme.ts";
import { isContinuation, isLikeTransaction, locationOf, readRow } from "./read-rows.ts";
import { isMaskedFolio } from "../masked-folio.ts";
import { maskPans, panIn } from "../pan.ts";
import { isSchemeLine, readSchemeLine, schemeRegion } from "./scheme-line.ts";
import { selfChecks } from "./self-checks.ts";
import { isDutyLine, stampDutyFailures } from "./stamp-duty-checks.ts";
import type { Line } from "./text-page.ts";
import { transactionsOf } from "./transactions.ts";
import { unopenedSchemes } from "./unknown-lines.ts";

/** Reads a detailed statement line by line: what stands between tables, then each scheme's table. */
export class DetailedReader {
  columns: Columns | null = null;
  #header: Columns | null = null;
  #house: string | null = null;
  #folio: string | null = null;
  /** Whether schemes were read in this folio. */
  #isFolioUsed = false;
  #holder: FolioHolder = { pan: null, name: null, isRead: false };
  readonly #holders = new Map<StatementScheme, FolioHolder>();
  #between: Line[] = [];
  /** A scheme's lines that stand above the line of its folio. */
  #aboveFolio: Line[] = [];
  #open: OpenScheme | null = null;
  readonly #schemes: StatementScheme[] = [];
  readonly #unreadable: UnreadLine[] = [];
  #hasDutyLines = false;
  /** Whether a folio has neither a PAN nor a holder's name that is read as one. */
  #hasUnreadHolder = false;
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
    this.#leaveUnopened(this.#between);
    const nameOf = investorNames([...this.#holders.values()]);
    const schemes = this.#schemes.map((scheme) => ({
      ...scheme,
      investor: nameOf(this.#holders.get(scheme)),
      failures: [
        ...scheme.failures,
        ...stampDutyFailures(scheme, this.#schemes, this.#hasDutyLines),
      ],
    }));
    return {
      schemes: maskPans(schemes),
      unreadable: this.#unreadable.toSorted(inOrderOfPages),
      isWhoseOpen: this.#hasUnreadHolder && schemes.some(({ investor }) => investor !== null),
    };
  }

  read(line: Line): void {
    if (this.#closing !== null && continuesClosing(this.#closing.text, line.text)) {
      this.#closing.text += ` ${line.text}`;
      return;
    }
    this.#endClosing();
    this.#hasDutyLines ||= isDutyLine(line);
    if (this.#open === null) this.#readBetween(line);
    else this.#readTable(this.#open, line);
  }

  #readBetween(line: Line): void {
    const opening = readOpening(line.text);
    if (opening !== null) return this.#begin(line, opening);
    const folio = folioLine.exec(line.text);
    if (folio !== null) {
      this.#folio = folioOf(folio[1] ?? "");
      this.#isFolioUsed = false;
      this.#holder = { pan: panIn(line.text), name: null, isRead: false };
      // What stands before belongs to another folio, but for a scheme that is printed first.
      const isBefore = this.#between.some(({ text }) => isSchemeLine(text));
      this.#aboveFolio = isBefore ? schemeRegion(this.#between) : [];
      this.#between = [];
      return;
    }
    if (this.#isHouse(line.text) && !isSchemeLine(line.text)) {
      this.#beginHouse(line.text.trim());
      this.#leaveUnopened(this.#between);
      this.#between = [];
      return;
    }
    if (readClosing(line.text) !== null) {
      this.#leaveUnopened([...this.#between, line]);
      this.#between = [];
      return;
    }
    if (isLikeTransaction(line)) {
      this.#unreadable.push({ ...locationOf(line), reason: "no-scheme-above" });
      return;
    }
    this.#between.push(line);
  }

  /** Another house's folios are others: without a line of its own, one is not the folio above, nor that one's holder's. */
  #beginHouse(house: string): void {
    const isOther = houseKey(house) !== houseKey(this.#house ?? "");
    if (this.#isFolioUsed && isOther) this.#forgetFolio();
    this.#house = house;
  }

  #forgetFolio(): void {
    this.#folio = null;
    this.#holder = { pan: null, name: null, isRead: false };
  }

  #leaveUnopened(lines: readonly Line[]): void {
    for (const line of unopenedSchemes(lines))
      this.#unreadable.push({ ...locationOf(line), reason: "no-opening" });
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
    const others = this.#between.filter((each) => !region.includes(each));
    this.#leaveUnopened(others);
    this.#readHolder(others);
    if (region.length === 0) {
      // Its transactions are named one by one.
      this.#unreadable.push({ ...locationOf(line), reason: "no-scheme-above" });
      this.#between = [];
      return;
    }
    const scheme = readSchemeLine(region.map(({ text }) => text));
    this.#isFolioUsed = true;
    this.#between = [];
    this.#open = {
      described: {
        house: this.#house,
        investor: null,
        folio: isMaskedFolio(this.#folio ?? "") ? null : this.#folio,
        name: scheme.name,
        isin: scheme.isin,
        registrarCode: scheme.registrarCode,
        location: locationOf(region[0] ?? line),
      },
      invalidIsin: scheme.invalidIsin,
      maskedFolio: isMaskedFolio(this.#folio ?? "") ? this.#folio : null,
      opening: units,
      rows: [],
      earlyText: description,
      lastRow: null,
      between: [],
      unread: [],
      sinceRow: [],
    };
  }

  /** The holder's name is the first line below a folio's own; PAN and KYC can stand on one between. */
  #readHolder(between: readonly Line[]): void {
    const texts = between.map(({ text }) => text);
    const own = panIn(texts.join(" "));
    const isOther = this.#holder.pan !== null && own !== null && own !== this.#holder.pan;
    // Somebody else's: the line of the folio between was not read as one.
    if (isOther && this.#isFolioUsed) this.#forgetFolio();
    if (this.#holder.isRead) return;
    const name = texts.find((text) => !/^(?:PAN|KYC|Nominee)\b/i.test(text)) ?? "";
    const pan = this.#holder.pan ?? own;
    const isName = isHolderName(name);
    this.#hasUnreadHolder ||= pan === null && name !== "" && !isName;
    this.#holder = { pan, name: isName ? name.trim() : null, isRead: true };
  }

  #readTable(open: OpenScheme, line: Line): void {
    if (readClosing(line.text) !== null) {
      this.#closing = { line, text: line.text };
      return;
    }
    if (readOpening(line.text) !== null) {
      this.#endWithoutClosing(open);
      this.#readBetween(line);
      return;
    }
    if (this.columns !== null) this.columns = shiftedColumns(line, this.columns);
    const row = this.columns === null ? null : readRow(line, this.columns);
    if (row === "no-column") {
      open.unread.push({ ...locationOf(line), reason: row });
    } else if (row !== null) {
      addRow(open, row, line);
    } else {
      open.sinceRow.push(line);
      if (this.columns !== null && isContinuation(line, this.columns)) open.between.push(line);
      else open.unread.push({ ...locationOf(line), reason: "unknown-line" });
    }
  }

  /** What stands between the last row and the next opening line describes the next scheme. */
  #endWithoutClosing(open: OpenScheme): void {
    const { sinceRow } = open;
    const isNext = ({ page, line }: Pick<Line, "page" | "line">) =>
      sinceRow.some((each) => each.page === page && each.line === line);
    open.between = [];
    open.unread = open.unread.filter(({ page, line }) => page === null || !isNext({ page, line }));
    this.#close(null, open.described.location);
    for (const line of sinceRow) this.#readBetween(line);
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
        ...(open.maskedFolio === null
          ? []
          : ([
              { check: "folio", location: scheme.location, expected: "", found: open.maskedFolio },
            ] as const)),
        ...(closing === null
          ? ([{ check: "closing-balance", location, expected: "", found: "" }] as const)
          : []),
        ...selfChecks(scheme, location),
      ],
    });
  }
}

const inOrderOfPages = (one: SourceLocation, other: SourceLocation): number =>
  (one.page ?? 0) - (other.page ?? 0) || one.line - other.line;
