import { cellDate, cellNumber } from "./cells.ts";
import { minColumns } from "./table.ts";
import { isTotalName } from "./total-line.ts";

type Cells = readonly string[];

/** Rows above the last one that it is compared with. */
export const comparedRows = 200;

/**
 * What can be said of the last line of a file that no line break follows: an interrupted download ends within a line.
 * @param isClosed whether a quotation mark ends the last cell
 * @returns "cut" where it is shorter than those above, "open" where nothing shows that it is whole
 */
export function endingOf(
  last: Cells,
  above: readonly Cells[],
  isClosed: boolean,
): "cut" | "open" | undefined {
  const first = last.find((cell) => cell.trim() !== "") ?? "";
  if (last.length < minColumns || isTotalName(first.trim())) return undefined;
  const alike = above.filter((cells) => beginsAlike(cells, last));
  const others = alike.length > 0 ? alike : above.filter(({ length }) => length >= minColumns);
  if (others.length > 0 && others.every(({ length }) => length > last.length)) return "cut";
  if (isClosed) return undefined;
  const peers = others.filter(({ length }) => length === last.length);
  const ending = endingOfCell(last.at(-1)?.trim() ?? "", columnAt(peers, last.length - 1));
  return ending === "open" && isProven(last, peers) ? undefined : ending;
}

const columnAt = (rows: readonly Cells[], at: number): string[] =>
  rows.map((cells) => (cells[at] ?? "").trim());

/** Whether rows have cells of the same kinds up to the last one, which may be half. */
const beginsAlike = (cells: Cells, last: Cells): boolean =>
  last.slice(0, -1).every((cell, at) => kindOf(cells[at] ?? "") === kindOf(cell));

function kindOf(cell: string): "empty" | "number" | "date" | "text" {
  if (cell.trim() === "") return "empty";
  if (cellNumber(cell) !== null) return "number";
  return cellDate(cell) === null ? "text" : "date";
}

/** Fewer cells could be alike by chance. */
const fewestPeers = 3;
const fewestOfOneDigit = 8;

function endingOfCell(cell: string, column: Cells): "cut" | "open" | undefined {
  const filled = column.filter((each) => each !== "");
  if (cell === "") return filled.length * 2 > column.length ? "open" : undefined;
  if (!/\d/.test(cell)) {
    const isLonger = filled.some((each) => each !== cell && each.startsWith(cell));
    return filled.includes(cell) && !isLonger ? undefined : "open";
  }
  const figures = filled.filter((each) => /\d/.test(each));
  const [mark, ...marks] = new Set(figures.map(lastMark));
  const [wanted, ...more] = new Set(figures.map((each) => tailOf(each, mark ?? "")));
  if (mark === undefined || wanted === undefined || marks.length + more.length > 0) return "open";
  if (mark === "" && !/\p{L}/u.test(cell)) return "open";
  const tail = tailOf(cell, mark);
  if (tail === wanted) return figures.length >= fewestPeers ? undefined : "open";
  const needed = wanted % perMark === 1 ? fewestOfOneDigit : fewestPeers;
  return tail < wanted && figures.length >= needed ? "cut" : "open";
}

/** What stands between the last figures or letters of a cell and those before: "." of "1,234.56", "-" of "2021-01-15". */
const lastMark = (cell: string): string => /([^\p{L}\d])[\p{L}\d]*$/u.exec(cell)?.[1] ?? "";

const perMark = 1_000;

/** How often the mark stands in a cell and, for as many, how much follows the last one. */
function tailOf(cell: string, mark: string): number {
  if (mark === "") return cell.length;
  const parts = cell.split(mark);
  return (parts.length - 1) * perMark + Math.min(parts.at(-1)?.length ?? 0, perMark - 1);
}

const money = 0.02;
const unitsRounding = 0.000_5;

/** Columns of a factor, another factor and their product. */
type Product = readonly [number, number, number];

/** Whether the last cell is units, price or amount, and what the other two make it there, as they do in the lines above. */
function isProven(last: Cells, peers: readonly Cells[]): boolean {
  const at = last.length - 1;
  const columns = last.flatMap((cell, column) =>
    column < at && figureOf(cell) !== null ? [column] : [],
  );
  const decimals = Math.max(...[last, ...peers].map((cells) => decimalsOf(cells[at])));
  const isOne = (product: Product) =>
    isExact(last, product, decimals) && peers.every((cells) => isProduct(cells, product));
  return columns.some((one, index) =>
    columns
      .slice(index + 1)
      .some(
        (other) => isOne([one, other, at]) || isOne([one, at, other]) || isOne([other, at, one]),
      ),
  );
}

/** Whether figures fit each other, as far as there are any. */
function isProduct(cells: Cells, columns: Product): boolean {
  const [one, other, product] = columns.map((column) => figureOf(cells[column] ?? ""));
  if (one == null || other == null || product == null) return true;
  const tolerance = money + Math.max(one, other) * unitsRounding;
  return Math.abs(one * other - product) <= tolerance;
}

/** A cell with fewer may have lost some. */
const decimalsPrinted = { amount: 2, units: 3, price: 4 };

/** Whether the last cell is what the other two make it, to the last decimal that it could have: one that is cut is not. */
function isExact(cells: Cells, columns: Product, decimals: number): boolean {
  const [one, other, product] = columns.map((column) => figureOf(cells[column] ?? ""));
  if (one == null || other == null || product == null) return false;
  const isAmount = columns[2] === cells.length - 1;
  const [cell, wanted] = isAmount ? [product, one * other] : [other, product / one];
  const isBesidePrice = decimalsOf(cells[columns[0]]) > decimalsPrinted.units;
  const kind = isAmount ? "amount" : isBesidePrice ? "units" : "price";
  return Math.abs(cell - wanted) <= 10 ** -Math.max(decimals, decimalsPrinted[kind]) / 2;
}

const decimalsOf = (cell = ""): number => /\.(\d+)\D*$/.exec(cell)?.[1]?.length ?? 0;

function figureOf(cell: string): number | null {
  const figure = Math.abs(Number(cellNumber(cell) ?? "0"));
  return figure === 0 ? null : figure;
}
