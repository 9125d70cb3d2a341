import { isUnitSplit, reversal } from "../cas/classify.ts";
import type { PrintedRow } from "../cas/read-rows.ts";
import { panIn } from "../pan.ts";
import type {
  StatementScheme,
  StatementSource,
  UnreadLine,
  UnreadReason,
} from "../../statement.ts";
import { cellDate, cellNumber, folioCell } from "./cells.ts";
import { schemeWithRows, statementOf } from "./printed-schemes.ts";
import { rowCursor, type Cell } from "./row-cursor.ts";
import type { FurtherColumns } from "./further-types.ts";
import type { Header } from "./header.ts";
import { placeOfRow, type TableRow } from "./table.ts";
import type { RowReader, TableFormat } from "./table-format.ts";
import { Schemes } from "./traded-statement.ts";

type Columns = Record<
  | "house"
  | "investor"
  | "pan"
  | "folio"
  | "product"
  | "scheme"
  | "date"
  | "description"
  | "amount"
  | "units"
  | "nav"
  | "isin",
  string
>;

const kfintechColumns: Columns = {
  house: "fundname",
  investor: "investor name",
  pan: "pan",
  folio: "account number",
  product: "product code",
  scheme: "scheme description",
  date: "transaction date",
  description: "transaction description",
  amount: "amount",
  units: "units",
  nav: "nav",
  isin: "schemeisin",
};

const camsColumns = (named: (name: string) => string): Columns => ({
  house: named("mf_name"),
  investor: named("investor_name"),
  pan: "pan",
  folio: named("folio_number"),
  product: named("product_code"),
  scheme: named("scheme_name"),
  date: named("trade_date"),
  description: named("transaction_type"),
  amount: "amount",
  units: "units",
  nav: "price",
  isin: "isin",
});

/**
 * What a registrar sends an investor who asks for the transactions as a table: described as in a statement, without
 * balances.
 */
const registrarReport = (
  source: StatementSource,
  registrar: string,
  columns: Columns,
): TableFormat => ({
  headers: (["folio", "scheme", "date", "description", "amount", "units", "nav"] as const).map(
    (name) => columns[name],
  ),
  unread: (["house", "investor", "pan", "product", "isin"] as const)
    .map((name) => columns[name])
    .concat("type", "dividend_rate", "dividend rate", "broker", "broker name"),
  fields: { ...columns, kind: columns.description },
  reader: (header, further) => reportReader(source, registrar, columns, { header, further }),
});

export const kfintechReport = registrarReport("kfintech-report", "KFINTECH", kfintechColumns);
export const camsReports = [
  registrarReport(
    "cams-report",
    "CAMS",
    camsColumns((name) => name),
  ),
  registrarReport(
    "cams-report",
    "CAMS",
    camsColumns((name) => name.replace("_", " ")),
  ),
];

function reportReader(
  source: StatementSource,
  registrar: string,
  columns: Columns,
  { header, further }: { header: Header; further: FurtherColumns },
): RowReader {
  const schemes = new Schemes();
  const printed = new Map<StatementScheme, PrintedRow[]>();
  const unreadable: UnreadLine[] = [];
  const { cell, goTo } = rowCursor(header);
  const take = (row: TableRow) => {
    goTo(row);
    const read = further.remarkOf(row) ?? readReportRow(cell, row, columns);
    if (typeof read === "string") {
      unreadable.push({ ...placeOfRow(row), reason: read });
      return;
    }
    const product = cell(columns.product).replaceAll(" ", "");
    const scheme = schemes.get(
      further.schemeOf(row, {
        house: cell(columns.house),
        investor: [cell(columns.investor), panIn(cell(columns.pan)) ?? ""].join(" ").trim() || null,
        ...folioCell(cell(columns.folio)),
        name: cell(columns.scheme),
        isin: cell(columns.isin),
        registrarCode: product === "" ? null : `${registrar} ${product}`,
      }),
      row,
    );
    printed.set(scheme, [...(printed.get(scheme) ?? []), read]);
  };
  const end = () =>
    statementOf({
      source,
      schemes: [...printed].map(([scheme, rows]) =>
        schemeWithRows(scheme, oldestFirst(rows), null),
      ),
      unreadable,
    });
  return { take, end };
}

function readReportRow(cell: Cell, row: TableRow, columns: Columns): PrintedRow | UnreadReason {
  const date = cellDate(cell(columns.date));
  if (date === null) return cell(columns.date) === "" ? "no-date" : "unknown-date";
  if (cell(columns.scheme) === "") return "no-scheme";
  const description = cell(columns.description);
  const figure = (name: string) => {
    const number = cellNumber(cell(name));
    return number === "0" ? null : number;
  };
  const [amount, units] = [figure(columns.amount), figure(columns.units)];
  // A line without money or units is an event, whatever the day's NAV.
  const nav = amount === null && units === null ? null : figure(columns.nav);
  if (units === null && cell(columns.units) !== "" && cellNumber(cell(columns.units)) === null) {
    return "no-units";
  }
  const printed = { date, description, amount, nav, balance: null, locations: [placeOfRow(row)] };
  if (units === null) return { ...printed, units };
  const direction = directionOf(description);
  if (direction === null && !units.startsWith("-")) return "unknown-type";
  const isOut = units.startsWith("-") || direction === "out";
  const size = units.replace(/^-/, "");
  return { ...printed, units: isOut ? `-${size}` : size };
}

const outWords =
  /redem|redeem|withdraw|\bswp\b|\bout\b|\bsell\b|\bsold\b|\bsale\b|extinguish|matur|(?:switch|stp|transfer)[ -]*to\b/;
const inWords =
  /purchase|\bbuy|\bsip\b|systematic|invest|instal|allot|\bnfo\b|subscri|bonus|\bin\b|switchin|(?:switch|stp|transfer)[ -]*from\b|segregat|transmission/;

/** The direction by a description, where units have no sign: a rejection has the opposite one of what it rejects. */
function directionOf(description: string): "in" | "out" | null {
  const words = description.toLowerCase();
  const isOut = outWords.test(words);
  if (!isOut && !inWords.test(words)) return isUnitSplit(description) ? "in" : null;
  return isOut !== reversal.test(words) ? "out" : "in";
}

/** Some reports have the newest first. */
function oldestFirst(rows: readonly PrintedRow[]): readonly PrintedRow[] {
  const [first, last] = [rows[0]?.date ?? "", rows.at(-1)?.date ?? ""];
  return (first > last ? rows.toReversed() : rows).toSorted((one, other) =>
    one.date === other.date ? 0 : one.date < other.date ? -1 : 1,
  );
}
