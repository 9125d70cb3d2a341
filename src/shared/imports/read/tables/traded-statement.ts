import { emptyRow } from "../cas/transactions.ts";
import { holderNameKey } from "../../../holders/name-key.ts";
import { readIsin } from "../isin.ts";
import { maskPan, maskPans, panIn } from "../pan.ts";
import type {
  LeftOut,
  Statement,
  StatementRow,
  StatementScheme,
  StatementSource,
  UnreadLine,
  UnreadReason,
  SourceLocation,
} from "../../statement.ts";
import { AlikeLines } from "./alike-lines.ts";
import { HeldLines, type HeldLine } from "./held-lines.ts";
import { checkBalances } from "./running-balance.ts";
import { SignedRows, type TradedRow } from "./taken-back.ts";
import type { Whose } from "./person-titles.ts";
import type { RowReader } from "./table-format.ts";
import { rowCursor, type Cell } from "./row-cursor.ts";
import { nothingFurther, type FurtherColumns } from "./further-types.ts";
import type { Header } from "./header.ts";
import { placeOfRow, type TableRow } from "./table.ts";
import { isTotalName } from "./total-line.ts";
import { schemeKeyIn, type TradedScheme } from "./traded-scheme.ts";

export type ReadRow =
  | TradedRow
  | ({ kind: "holding"; scheme: TradedScheme } & HeldLine)
  | { kind: "no-effect"; scheme: TradedScheme }
  | { kind: "not-a-fund" }
  | { kind: "unreadable"; reason: UnreadReason };

export function tradedReader(
  source: StatementSource,
  header: Header,
  read: (cell: Cell, row: TableRow) => ReadRow,
  further: FurtherColumns = nothingFurther,
): RowReader {
  const schemes = new Schemes();
  const leftOut: LeftOut[] = [];
  const unreadable: UnreadLine[] = [];
  const signed = new SignedRows();
  const held = new HeldLines();
  const alike = new AlikeLines();
  const { cell, goTo } = rowCursor(header);
  const take = (row: TableRow, { person, is }: Whose = ofNobody) => {
    goTo(row);
    const found = ofPerson(withScheme(withFurther(read(cell, row), row, further)), person);
    if (is === "title") return;
    if (is === "name-or-fund") unreadable.push({ ...placeOfRow(row), reason: is });
    else if (found.kind === "unreadable")
      unreadable.push({ ...placeOfRow(row), reason: found.reason });
    else if (found.kind === "not-a-fund")
      leftOut.push({ location: placeOfRow(row), reason: found.kind });
    else {
      if (found.kind === "row") {
        const likeness = alike.compare(found.row, row);
        if (likeness === "repeated") return;
        if (likeness === "alike") found.row.isAlike = true;
      }
      const scheme = schemes.get(found.scheme, row);
      if (found.kind === "holding") held.add(scheme, found, row);
      else addTo(scheme, found, row);
      if (isTraded(found)) signed.add(found, scheme, placeOfRow(row));
    }
  };
  const end = (): Statement => {
    unreadable.push(...signed.settle());
    const unused = [...held.unused, ...alike.unused(schemes.all.flatMap(({ rows }) => rows))];
    for (const scheme of schemes.all) checkBalances(scheme);
    return {
      source,
      ...daysOf(schemes.all),
      schemes: maskPans(schemes.all.filter(hasAnything)),
      failures: [],
      leftOut,
      ...(unused.length > 0 && { unused }),
      unreadable: unreadable.toSorted((one, other) => one.line - other.line),
    };
  };
  return { take, end };
}

/** What a row is by the columns that its format does not have. */
function withFurther(found: ReadRow, row: TableRow, further: FurtherColumns): ReadRow {
  if (found.kind === "not-a-fund") return found;
  const remark = further.remarkOf(row);
  if (found.kind === "holding") {
    const isGone = remark !== null && remark !== "unknown-status";
    if (isGone) return unread(remark === "not-rupees" ? remark : "not-held");
  } else if (remark !== null && (remark !== "unknown-status" || isTraded(found)))
    return unread(remark);
  return "scheme" in found ? { ...found, scheme: further.schemeOf(row, found.scheme) } : found;
}

const isTraded = (found: ReadRow): found is TradedRow =>
  found.kind === "row" || found.kind === "reversal";

const ofNobody: Whose = { person: null, is: "row", isOpen: false };

/** Rows without a name would all become one scheme, and a sum would count its rows again. */
function withScheme(found: ReadRow): ReadRow {
  if (!("scheme" in found)) return found;
  const { name, isin, amfiCode } = found.scheme;
  if (readIsin(isin) !== null || amfiCode) return found;
  if (name.trim() === "") return unread("no-scheme");
  return isTotalName(name) ? unread("total") : found;
}

const ofPerson = (found: ReadRow, person: string | null): ReadRow =>
  person === null || !("scheme" in found) || found.scheme.investor != null
    ? found
    : { ...found, scheme: { ...found.scheme, investor: person } };

const hasAnything = ({ rows, closing, leftOut }: StatementScheme): boolean =>
  rows.length > 0 || closing !== null || leftOut.length > 0;

function addTo(
  scheme: StatementScheme,
  found: Exclude<ReadRow, { kind: "unreadable" | "not-a-fund" | "holding" }>,
  row: TableRow,
): void {
  if (found.kind === "row" || found.kind === "reversal") {
    scheme.rows.push(found.row);
    if (found.failed !== undefined) {
      const location = placeOfRow(row);
      scheme.failures.push({ check: found.failed, location, expected: "", found: "" });
    }
  } else scheme.leftOut.push({ location: placeOfRow(row), reason: found.kind });
}

/** The first and last day of the transactions; without any, the last day of the holdings. */
export function daysOf(schemes: readonly StatementScheme[]): Pick<Statement, "from" | "to"> {
  let [from, to] = ["9999", ""];
  for (const { rows } of schemes) {
    for (const { date } of rows) {
      if (date < from) from = date;
      if (date > to) to = date;
    }
  }
  if (to !== "") return { from, to };
  const heldOn = schemes.flatMap(({ closing }) => closing?.date ?? []);
  return { from: null, to: heldOn.toSorted().at(-1) ?? null };
}

/** Schemes by folio and ISIN, code or name, in the order of the file. */
export class Schemes {
  readonly all: StatementScheme[] = [];
  readonly #byKey = new Map<string, StatementScheme>();
  /** The last one with a name, as printed: its key is worked out once for many rows. */
  readonly #last = new Map<string, { traded: TradedScheme; scheme: StatementScheme }>();

  get(printed: TradedScheme, row: TableRow): StatementScheme {
    const traded = inOneLine(printed);
    const last = this.#last.get(traded.name);
    if (last !== undefined && isPrintedAlike(last.traded, traded)) return last.scheme;
    const key = schemeKeyIn(traded);
    const scheme = this.#byKey.get(key) ?? newScheme(traded, placeOfRow(row));
    if (!this.#byKey.has(key)) this.all.push(scheme);
    else {
      addName(scheme, traded.name);
      sayOtherInvestor(scheme, traded.investor ?? null, placeOfRow(row));
    }
    this.#byKey.set(key, scheme);
    this.#last.set(traded.name, { traded, scheme });
    return scheme;
  }
}

/** A name that goes over several lines of its cell. */
const inOneLine = (traded: TradedScheme): TradedScheme =>
  /[\t\n\r]/.test(traded.name) ? { ...traded, name: traded.name.replaceAll(/\s+/g, " ") } : traded;

/** Keeps another name of the scheme: it was renamed, or the ISIN is another scheme's. */
function addName(scheme: StatementScheme, name: string): void {
  if (name === "" || name === scheme.name || scheme.alsoNamed?.includes(name) === true) return;
  if (scheme.name === "") {
    scheme.name = name;
    return;
  }
  scheme.alsoNamed = [...(scheme.alsoNamed ?? []), name];
}

/** A fund and folio are one person's, or of holders of whom some lines name only the first. */
export function sayOtherInvestor(
  { investor, failures }: StatementScheme,
  other: string | null,
  location: SourceLocation,
): void {
  if (investor === null || other === null || isSamePerson(investor, other)) return;
  if (failures.some(({ check }) => check === "two-people")) return;
  const [expected, found] = [maskPan(investor), maskPan(other)];
  failures.push({ check: "two-people", location, expected, found });
}

function isSamePerson(one: string, other: string): boolean {
  const [own, others] = [one, other].map((each) => {
    const pan = panIn(each);
    return { pan, name: holderNameKey(each.replace(pan ?? "", "")).trim() };
  });
  if (own === undefined || others === undefined) return true;
  if (own.pan !== null && others.pan !== null) return own.pan === others.pan;
  return own.name.includes(others.name) || others.name.includes(own.name);
}

const isPrintedAlike = (one: TradedScheme, other: TradedScheme): boolean =>
  one.folio === other.folio &&
  one.isin === other.isin &&
  one.amfiCode === other.amfiCode &&
  one.investor === other.investor;

const isBroken = (isin: string | null | undefined): boolean =>
  /^[A-Z0-9]{8,}$/i.test(isin ?? "") && readIsin(isin) === null;

const newScheme = (traded: TradedScheme, location: SourceLocation): StatementScheme => ({
  house: traded.house || null,
  investor: traded.investor ?? null,
  folio: traded.folio,
  name: traded.name,
  isin: readIsin(traded.isin),
  amfiCode: traded.amfiCode ?? null,
  registrarCode: traded.registrarCode ?? null,
  category: traded.category ?? null,
  opening: null,
  closing: null,
  rows: [],
  events: [],
  leftOut: [],
  failures: [
    ...(traded.damagedFolio === undefined
      ? []
      : [{ check: "folio" as const, location, expected: "", found: traded.damagedFolio }]),
    ...(isBroken(traded.isin)
      ? [{ check: "isin" as const, location, expected: "", found: traded.isin ?? "" }]
      : []),
  ],
  location,
});

export const unread = (reason: UnreadReason): ReadRow => ({ kind: "unreadable", reason });

export const emptyRowAtLine = ({ line }: TableRow): StatementRow =>
  emptyRow({ date: "", description: "", locations: [{ page: null, line, text: "" }] });
