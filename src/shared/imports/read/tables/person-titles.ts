import { panIn } from "../pan.ts";
import { cellNumber, germanNumber } from "./cells.ts";
import { columnsBelow, hasNumbers, isCalledUnits } from "./column-values.ts";
import { inEnglish } from "./hindi-words.ts";
import type { Header } from "./header.ts";
import { previewLimits, type Rows, type TableRow } from "./table.ts";
import { isTotalName } from "./total-line.ts";

/** Words of titles that name no person, but a kind of fund, a time, a source or a heading. */
const otherWords = new Set(
  `active actual all amc and april archive august backup bought buy buys cams cap cas closed combined consolidated copy
  current daily dashboard data debt december demat detail details direct dividend dividends elss equity exited export
  february final flexi folio folios foreign from fund funds fy gold growth history holding holdings hybrid idcw import in
  index india international investment investments january july june karvy kfintech large ledger liquid list live lump
  lumpsum main march may mf mfs mid misc month monthly multi mutual my nav new november october of old open order orders
  other others our out overview page part past payout payouts portfolio purchase purchased purchases quarter raw
  redeemed redemption redemptions regular report result sale sales saver saving savings scheme schemes sector sell sells
  september sheet sip sips small sold statement statements stp sum summary switch switches swp table tax the to total
  totals trade tradebook trades transaction transactions txn txns year yearly jan feb mar apr jun jul aug sep sept oct
  nov dec equity commodity commodities solution oriented retirement child children thematic sectoral
  arbitrage overnight ultra short long term duration bond bonds gilt money market balanced advantage aggressive
  conservative dynamic value contra focused bluechip nifty sensex etf etfs fof goal goals emergency wealth education
  marriage house home travel note notes disclaimer thank you end grand name scrip isin nil none groww zerodha coin kuvera
  paytm etmoney indmoney upstox stock stocks share shares deposit deposits fd fds insurance pension crypto nps ppf epf real
  estate assets liabilities bank cash loans`.split(/\s+/),
);

export const couldBePerson = (name: string): boolean => {
  const words = inEnglish(name)
    .trim()
    .toLowerCase()
    .split(/[\s.]+/);
  return (
    words.every((word) => /^[\p{L}\p{M}'’-]*$/u.test(word) && !otherWords.has(word)) &&
    words.some((word) => word.length > 1)
  );
};

/** Longer texts are notes. */
const longestTitle = 60;
const beforeName =
  /^(?:(?:unit|account|first|primary)[ -]?)?(?:name|investor|holder|client|member|person|portfolio of|holdings? of|funds of)(?:['’]?s)?(?: name)?\s*[-–:]?\s+/i;

const label = /^\W*(?:investor|client|holder|member|person|name)(?:['’]?s)?(?: name)?\W*$/i;
const severalCells = /[^,;|\t\s-][,;|\t][,;|\t\s–—-]*[^,;|\t\s–—-]/u;

/** A name and figures: not a row of an ISIN, a folio with letters or a day. */
const nameAndFigures = /^[\s",;|]*[^,;|\t\d"]{2,60}"?[,;|\t][\s\d.,;|()₹%+\u2212–—"-]+$/u;

/** Without the marks that stand in empty cells. */
const filledCells = ({ cells }: Pick<TableRow, "cells">): string[] =>
  cells.filter((cell) => /[^\s–—-]/u.test(cell));

const isFigureCell = (cell: string): boolean =>
  [cellNumber, germanNumber].some((numberIn) => numberIn(cell.replace(/%$/, "")) !== null);

/** The person in a row of a name and figures, such as a subtotal: "Asha Rao,,,3000,3300". */
function personWithFigures({ text, cells, isStruck = false, line }: TableRow): string | null {
  if (isStruck || (text !== undefined && !nameAndFigures.test(text))) return null;
  const [name = "", ...others] = filledCells({ cells });
  if (others.length === 0 || !others.every((cell) => isFigureCell(cell.trim()))) return null;
  return personIn({ line, cells: [name] });
}

/** The person in a row of a name alone: "Asha Rao", "Investor: Asha Rao (ABCDE1234F)", "1. Mrs Asha Rao". */
export function personIn(row: TableRow): string | null {
  const { text, isStruck = false } = row;
  // Nearly all rows have several cells, which are not split for this.
  if (text !== undefined && severalCells.test(text) && !/^\W*[chimnp]\w+/i.test(text)) return null;
  const filled = filledCells(row);
  const [cell = "", ...others] =
    filled.length > 1 && label.test(filled[0] ?? "") ? filled.slice(1) : filled;
  const title = cell.trim();
  if (isStruck || others.length > 0 || title.length > longestTitle) return null;
  const pan = panIn(title);
  const name = title
    .replace(/^\d{1,2}[.)]?\s+/, "")
    .replace(beforeName, "")
    .replace(pan ?? "", "")
    .replace(/(?:\+91[- ]?)?\b\d{10}\b/, "")
    .replaceAll(/\bPAN\b|[-–:;,()[\]/|]+/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (isTotalName(name) || !couldBePerson(name)) return null;
  return pan === null ? name : `${name} ${pan}`;
}

/**
 * `is` of a line: a title, or "name-or-fund" where nothing shows which of the two it is. `isOpen`: whether it stands below
 * such a line, so that the person above that is not surely its own.
 */
export type Whose = {
  person: string | null;
  is: "row" | "title" | "name-or-fund";
  isOpen: boolean;
};

/**
 * Takes the rows in order, and gives the person whom the title above each one names, and whether the row is a title itself: a
 * name with figures is, if they are the sums of the rows below. A title above the header counts only where others stand
 * below it.
 */
export function personAbove(rows: Rows, header: Header): (row: TableRow) => Whose {
  const { at: headerAt } = header;
  const head = rows.first(previewLimits.rows);
  const houses = new Set(
    head
      .slice(0, -1)
      .filter((row, at) => isHouseOf(row, head[at + 1]))
      .map(personIn),
  );
  const nameIn = (row: TableRow) => {
    const name = personIn(row);
    return houses.has(name) ? null : name;
  };
  let found: ReadonlySet<number> | undefined;
  // Only a table that has a name with figures is read as a whole for them.
  const subtotals = (): ReadonlySet<number> => {
    if (found !== undefined) return found;
    const below = rows.first(Infinity).slice(headerAt + 1);
    const sums = [cellNumber, germanNumber].map((numberIn) =>
      subtotalsIn(below, header, { nameIn, numberIn }),
    );
    return (found = new Set(sums.flatMap((each) => [...each])));
  };
  const hasUnits = unitsIn(head, header);
  const markIn = (row: TableRow): Pick<Whose, "person" | "is"> | null => {
    const named = nameIn(row) ?? personWithFigures(row);
    if (named === null) return null;
    if (nameIn(row) !== null || subtotals().has(row.line)) return { person: named, is: "title" };
    if (!hasUnits(row)) return { person: null, is: "name-or-fund" };
    // Where names have sums, a name whose figures are none may be one of them.
    return subtotals().size > 0 ? { person: null, is: "row" } : null;
  };
  const hasTitles = head.slice(headerAt + 1).some((row) => markIn(row)?.is === "title");
  const above = head.slice(Math.max(0, headerAt - 1), headerAt).map(nameIn);
  let person = hasTitles ? (above[0] ?? null) : null;
  let isOpen = false;
  return (row) => {
    const mark = markIn(row);
    if (mark !== null) [person, isOpen] = [mark.person, mark.is !== "title"];
    return { person, is: mark?.is ?? "row", isOpen };
  };
}

/** Whether a row has units: without a column that is called so, whether it has all figures that most rows have. */
function unitsIn(head: readonly TableRow[], header: Header): (row: TableRow) => boolean {
  const called = [...header.columns].filter(([name]) => isCalledUnits(name.replace("balance", "")));
  let figuresAt: readonly number[] | undefined;
  return ({ cells }) => {
    const hasFigure = (at: number) => isFigureCell((cells[at] ?? "").trim());
    const isHeld = ([, at]: [string, number]) => hasFigure(at) && /[1-9]/.test(cells[at] ?? "");
    if (called.length > 0) return called.some(isHeld);
    figuresAt ??= columnsBelow(head, header.at)
      .filter(hasNumbers)
      .flatMap(({ name }) => header.columns.get(name) ?? []);
    return figuresAt.every(hasFigure);
  };
}

/** Figures that are no sums of others. */
const noSum =
  /%|percent|xirr|cagr|irr\b|return|\bnav\b|price|per ?unit|average|\bavg|\brate\b|weight|share|alloc/;

/**
 * The lines of names all of whose figures, but those that cannot be added, are sums of the rows below, up to the next
 * such name or total.
 */
function subtotalsIn(
  below: readonly TableRow[],
  { columns }: Header,
  { nameIn, numberIn }: { nameIn: (row: TableRow) => string | null; numberIn: typeof cellNumber },
): Set<number> {
  const notAdded = new Set([...columns].flatMap(([name, at]) => (noSum.test(name) ? at : [])));
  const found = new Set<number>();
  const sums: Added = new Map();
  const lastAt = new Map<string, number>();
  let end: End = { at: below.length, sums: new Map(sums) };
  let next = end;
  // From below, so that what is below one name may be names of funds.
  for (let at = below.length - 1; at >= 0; at -= 1) {
    const row = below[at];
    if (row === undefined) continue;
    const name = nameOf(row.cells);
    const figures = [...row.cells.entries()].flatMap(([column, cell]) => {
      const figure = notAdded.has(column) ? null : numberIn(cell.trim());
      return figure === null ? [] : [{ column, figure: Number(figure) }];
    });
    const isCandidate = personWithFigures(row) !== null;
    const isSumUpTo = (last: End) =>
      figures.length > 0 &&
      figures.every((each) => isSumOf(each, sums, last.sums)) &&
      (lastAt.get(name) ?? last.at) >= last.at &&
      // Two funds of equal figures are no sum of each other.
      (last.at - at > 2 || filledCells(row).length < filledCells(below[at + 1] ?? row).length);
    const isTitle = isCandidate && [end, next].some(isSumUpTo);
    const isEnd = isTitle || isTotalName(name) || nameIn(row) !== null;
    if (isTitle) found.add(row.line);
    if (!isEnd) for (const { column, figure } of figures) add(sums, column, figure);
    if (isEnd || isCandidate) next = { at, sums: new Map(sums) };
    if (isEnd) end = next;
    lastAt.set(name, at);
  }
  return found;
}

/** The line before which sums end, with what was added below it. */
type End = { at: number; sums: Added };

/** Sums of columns, and of how many figures. */
type Added = Map<number, { sum: number; count: number }>;

function add(sums: Added, column: number, figure: number): void {
  const { sum, count } = sums.get(column) ?? { sum: 0, count: 0 };
  sums.set(column, { sum: sum + figure, count: count + 1 });
}

const nameOf = (cells: readonly string[]): string =>
  cells.find((cell) => cell.trim() !== "")?.trim() ?? "";

/** Whether a figure is what was added to a column since then, but for roundings. */
function isSumOf(
  { column, figure }: { column: number; figure: number },
  sums: Added,
  before: Added,
): boolean {
  const { sum, count } = sums.get(column) ?? { sum: 0, count: 0 };
  const { sum: sumBefore, count: countBefore } = before.get(column) ?? { sum: 0, count: 0 };
  const added = count - countBefore;
  return added > 0 && figure !== 0 && Math.abs(sum - sumBefore - figure) <= roundingOfRow * added;
}

/** Rupees or units by which a figure of a row may be rounded. */
const roundingOfRow = 0.51;

/** "Axis" above "Axis Bluechip Fund" is a fund house. */
function isHouseOf(title: TableRow, next: TableRow | undefined): boolean {
  const name = personIn(title)?.split(" ", 1)[0]?.toLowerCase();
  if (name === undefined || next === undefined || personIn(next) !== null) return false;
  return next.cells.some((cell) => cell.trim().toLowerCase().startsWith(name));
}
