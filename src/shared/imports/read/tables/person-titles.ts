import { panIn } from "../pan.ts";
import { cellNumber } from "./cells.ts";
import { isCalledUnits } from "./column-values.ts";
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
const severalCells = /[^,;|\t\s][,;|\t][,;|\t\s]*[^,;|\t\s]/;

/** A name and figures: not a row of an ISIN, a folio with letters or a day. */
const nameAndFigures =
  /^[\s",;|]*[^,;|\t\d"]{2,60}"?[,;|\t][\s\d.,;|()₹%+\u2212"-]*\d[\s\d.,;|()₹%+\u2212"-]*$/u;

const isFigureCell = (cell: string): boolean => cellNumber(cell.replace(/%$/, "")) !== null;

/** The person in a row of a name and figures, such as a subtotal: "Asha Rao,,,3000,3300". */
function personWithFigures({ text, cells, isStruck = false, line }: TableRow): string | null {
  if (isStruck || (text !== undefined && !nameAndFigures.test(text))) return null;
  const [name = "", ...others] = cells.filter((cell) => cell.trim() !== "");
  if (others.length === 0 || !others.every((cell) => isFigureCell(cell.trim()))) return null;
  return personIn({ line, cells: [name] });
}

/** The person in a row of a name alone: "Asha Rao", "Investor: Asha Rao (ABCDE1234F)", "1. Mrs Asha Rao". */
function personIn(row: TableRow): string | null {
  const { text, isStruck = false } = row;
  // Nearly all rows have several cells, which are not split for this.
  if (text !== undefined && severalCells.test(text) && !/^\W*[chimnp]\w+/i.test(text)) return null;
  const filled = row.cells.filter((each) => each.trim() !== "");
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

export type Whose = { person: string | null; isTitle: boolean };

/**
 * Takes the rows in order, and gives the person that the title above each one names, and whether the row is itself a title.
 * A title above the header counts only where others stand below it: a table of one person needs no question. A name with
 * figures is a title if they are the sums of the rows below. If they are not, and it has no units, the rows below are that
 * person's, and the row itself is read as any other.
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
  const below = head.slice(headerAt + 1);
  const unitsAt = [...header.columns].flatMap(([name, at]) => (isCalledUnits(name) ? [at] : []));
  const hasUnits = ({ cells }: TableRow) =>
    unitsAt.length === 0 || unitsAt.some((at) => (cells[at] ?? "").trim() !== "");
  const sums = subtotalsIn(below);
  const withFigures = (row: TableRow) =>
    sums.has(row.line) || !hasUnits(row) ? personWithFigures(row) : null;
  const hasTitles = below.some((row) => (nameIn(row) ?? withFigures(row)) !== null);
  const above = head.slice(Math.max(0, headerAt - 1), headerAt).map(nameIn);
  let person = hasTitles ? (above[0] ?? null) : null;
  return (row) => {
    const named = nameIn(row);
    const summed = named === null ? withFigures(row) : null;
    person = named ?? summed ?? person;
    return { person, isTitle: named !== null || (summed !== null && sums.has(row.line)) };
  };
}

/** The lines of names all of whose figures but shares are sums of the rows below, up to the next such name. */
function subtotalsIn(below: readonly TableRow[]): Set<number> {
  const names = [...below.entries()].filter(([, row]) => personWithFigures(row) !== null);
  const found = new Set<number>();
  let end = below.length;
  // From below, so that what is below one name may be names of funds.
  for (const [at, row] of names.toReversed()) {
    const own = below.slice(at + 1, end);
    const sum = own.findIndex(isSum);
    const added = sum === -1 ? own : own.slice(0, sum);
    const figures = [...row.cells.entries()].filter(([, cell]) => cellNumber(cell) !== null);
    const isTitle =
      figures.length > 0 &&
      figures.every(([column, cell]) => isSumOf(cell, added, column)) &&
      added.every(({ cells }) => nameOf(cells) !== nameOf(row.cells));
    if (!isTitle) continue;
    found.add(row.line);
    end = at;
  }
  return found;
}

const nameOf = (cells: readonly string[]): string =>
  cells.find((cell) => cell.trim() !== "")?.trim() ?? "";

const isSum = ({ cells }: TableRow): boolean => isTotalName(nameOf(cells));

/** Whether a figure is the sum of a column, but for roundings. */
function isSumOf(cell: string, rows: readonly TableRow[], column: number): boolean {
  const figures = rows.flatMap(({ cells }) => cellNumber((cells[column] ?? "").trim()) ?? []);
  const sum = figures.reduce((all, each) => all + Number(each), 0);
  const printed = Number(cellNumber(cell) ?? Number.NaN);
  return (
    figures.length > 0 && printed !== 0 && Math.abs(sum - printed) <= roundingOfRow * figures.length
  );
}

/** Rupees or units by which a figure of a row may be rounded. */
const roundingOfRow = 0.51;

/** "Axis" above "Axis Bluechip Fund" is a fund house. */
function isHouseOf(title: TableRow, next: TableRow | undefined): boolean {
  const name = personIn(title)?.split(" ", 1)[0]?.toLowerCase();
  if (name === undefined || next === undefined || personIn(next) !== null) return false;
  return next.cells.some((cell) => cell.trim().toLowerCase().startsWith(name));
}
