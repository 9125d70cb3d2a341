import { decimal } from "../../../money.ts";
import { UnreadableFileError, type Statement, type StatementSource } from "../../statement.ts";
import { casTableReader } from "./cas-table.ts";
import { camsReports, kfintechReport } from "./registrar-report.ts";
import { isGainsStatement, namesGains } from "./gains-statement.ts";
import { isOfFormat, readRows, type TableFormat } from "./table-format.ts";
import { cellDate, cellNumber, folioCell } from "./cells.ts";
import { fundbookFunds, fundbookTransactions } from "./fundbook-csv.ts";
import { dateAbove, holdingsReader } from "./holdings-table.ts";
import { furtherColumns } from "./further-columns.ts";
import type { FurtherColumns } from "./further-types.ts";
import { hasOpenDecimals } from "./decimal-marks.ts";
import { placeIn } from "./column-values.ts";
import { contradictionOf, costOf } from "./held-lines.ts";
import { isOfHouse } from "../cas/statement-kind.ts";
import { suggestMapping } from "./suggest-mapping.ts";
import { isBankStatement } from "./bank-statement.ts";
import { isSipList } from "./sip-list.ts";
import { isOtherSecurity } from "../isin.ts";
import { panIn } from "../pan.ts";
import { germanPerformance, portfolioPerformanceFormat } from "./portfolio-performance.ts";
import {
  columnLabels,
  columnsOf,
  possibleHeaders,
  maxHeaderSearchRows,
  type Header,
} from "./header.ts";
import {
  minColumns,
  previewLimits,
  UnknownColumnsError,
  type Rows,
  type Table,
  type TableRow,
} from "./table.ts";
import type { Cell } from "./row-cursor.ts";
import { readTrade } from "./read-trade.ts";
import { tradedReader, unread, type ReadRow } from "./traded-statement.ts";

type ReadBy = (cell: Cell, row: TableRow, further: FurtherColumns) => ReadRow;

const byRow =
  (source: StatementSource, read: ReadBy): TableFormat["reader"] =>
  (header, further) =>
    tradedReader(source, header, (cell, row) => read(cell, row, further), further);

const kuvera: TableFormat = {
  headers: ["date", "folio number", "name of the fund", "order", "units", "nav", "amount (inr)"],
  unread: ["current nav"],
  fields: {
    date: "date",
    folio: "folio number",
    scheme: "name of the fund",
    kind: "order",
    units: "units",
    nav: "nav",
    amount: "amount (inr)",
  },
  hasKindWords: true,
  reader: byRow("kuvera", (cell, row, further) =>
    readTrade(
      { ...folioCell(cell("folio number")), name: cell("name of the fund") },
      {
        date: cell("date"),
        word: cell("order"),
        type: further.kindOf(row, cell("order")),
        units: cell("units"),
        nav: cell("nav"),
        amount: cell("amount (inr)"),
      },
      row,
    ),
  ),
};

/** Units of a demat account have no folio. */
const zerodha = (named: (name: string) => string): TableFormat => ({
  headers: ["symbol", "isin", "segment", "quantity", "price"].concat(
    named("trade_date"),
    named("trade_type"),
  ),
  hasNoProof: true,
  unread: ["exchange", "series", "auction"].concat(
    ["trade_id", "order_id", "order_execution_time"].map(named),
    // A header in words replaces only the first underscore by a blank.
    "order execution time",
  ),
  fields: {
    date: named("trade_date"),
    scheme: "symbol",
    isin: "isin",
    kind: named("trade_type"),
    units: "quantity",
    nav: "price",
  },
  hasKindWords: true,
  reader: byRow("zerodha", (cell, row, further) => {
    if (cell("segment").toUpperCase() !== "MF") return { kind: "not-a-fund" };
    const word = cell(named("trade_type"));
    return readTrade(
      { folio: null, name: cell("symbol"), isin: cell("isin") },
      {
        date: cell(named("trade_date")),
        word,
        type: further.kindOf(row, word),
        units: cell("quantity"),
        nav: cell("price"),
        reference: cell(named("trade_id")),
      },
      row,
    );
  }),
});

const zerodhaHoldings: TableFormat = {
  headers: ["symbol", "isin", "quantity available", "average price"],
  hasNoProof: true,
  unread: [
    "previous closing price",
    "unrealized p&l",
    "unrealized p&l pct.",
    "quantity discrepant",
    "quantity long term",
    "quantity pledged (margin)",
    "quantity pledged (loan)",
  ],
  fields: { scheme: "symbol", isin: "isin", units: "quantity available", nav: "average price" },
  reader: (header, further, above) => {
    const date = dateAbove(above);
    const read = (cell: Cell): ReadRow => {
      if (cell("isin") === "" || isOtherSecurity(cell("isin"))) return { kind: "not-a-fund" };
      const [units, price] = [
        cellNumber(cell("quantity available")),
        cellNumber(cell("average price")),
      ];
      if (units === null) return unread("no-units");
      if (price === null) return unread("no-amount");
      const cost = decimal(units).times(decimal(price)).roundTo(2).toText();
      const holding = { units, cost, date, nav: null, value: null };
      const closing = cellNumber(cell("previous closing price"));
      const value = closing === null ? null : decimal(units).times(decimal(closing)).toText();
      const gain = cellNumber(cell("unrealized p&l"));
      return {
        kind: "holding",
        scheme: { folio: null, name: cell("symbol"), isin: cell("isin") },
        holding,
        // A gain of more units: those that are pledged may stand beside these, and not among them.
        failed: contradictionOf({ ...holding, value }, { average: null, gain }),
      };
    };
    return tradedReader("zerodha-holdings", header, read, further);
  },
};

/** The orders as Kite's interface for programs gives them: the ISIN is the symbol, and a sale has no amount. */
const kiteOrders: TableFormat = {
  headers: ["tradingsymbol", "status", "folio", "fund", "exchange_timestamp"].concat([
    "transaction_type",
    "amount",
    "quantity",
    "average_price",
  ]),
  unread: [
    "order_id",
    "exchange_order_id",
    "status_message",
    "order_timestamp",
    "settlement_id",
  ].concat(["variety", "purchase_type", "last_price", "last_price_date", "placed_by", "tag"]),
  fields: {
    date: "exchange_timestamp",
    folio: "folio",
    scheme: "fund",
    isin: "tradingsymbol",
    kind: "transaction_type",
    units: "quantity",
    nav: "average_price",
    amount: "amount",
  },
  hasKindWords: true,
  reader: byRow("zerodha", (cell, row, further) => {
    if (cell("status").toUpperCase() !== "COMPLETE") return unread("not-completed");
    const word = cell("transaction_type");
    return readTrade(
      { ...folioCell(cell("folio")), name: cell("fund"), isin: cell("tradingsymbol") },
      {
        date: cell("exchange_timestamp"),
        word,
        type: further.kindOf(row, word),
        units: cell("quantity"),
        nav: cell("average_price"),
        amount: cellNumber(cell("amount")) === "0" ? "" : cell("amount"),
        reference: cell("order_id"),
      },
      row,
    );
  }),
};

const growwOrders: TableFormat = {
  headers: ["scheme name", "transaction type", "units", "nav", "amount", "date"],
  fields: {
    date: "date",
    scheme: "scheme name",
    kind: "transaction type",
    units: "units",
    nav: "nav",
    amount: "amount",
  },
  hasKindWords: true,
  reader: byRow("groww", (cell, row, further) =>
    readTrade(
      { folio: null, name: cell("scheme name") },
      {
        date: cell("date"),
        word: cell("transaction type"),
        type: further.kindOf(row, cell("transaction type")),
        units: cell("units"),
        nav: cell("nav"),
        amount: cell("amount"),
      },
      row,
    ),
  ),
};

const casparserSummary: TableFormat = {
  headers: ["amc", "folio", "registrar", "scheme", "isin", "open", "close", "value"],
  hasNoProof: true,
  unread: ["advisor", "pan", "amfi", "cost", "date", "transactions"],
  fields: {
    folio: "folio",
    scheme: "scheme",
    isin: "isin",
    amfiCode: "amfi",
    investor: "pan",
    units: "close",
  },
  reader: byRow("casparser", (cell) => {
    const units = cellNumber(cell("close"));
    if (units === null) return unread("no-units");
    const scheme = {
      house: cell("amc"),
      investor: panIn(cell("pan")),
      ...folioCell(cell("folio")),
      name: cell("scheme"),
      isin: cell("isin"),
      amfiCode: cell("amfi") || null,
    };
    const cost = costOf(units, cellNumber(cell("cost")), null);
    const value = cellNumber(cell("value"));
    const holding = { units, cost, value, date: cellDate(cell("date")), nav: null };
    return { kind: "holding", scheme, holding };
  }),
};

/** The first format that a table fits counts, so one that has all columns of another stands before it. */
const formats: readonly TableFormat[] = [
  {
    headers: [
      "amc",
      "folio",
      "scheme",
      "isin",
      "date",
      "description",
      "amount",
      "units",
      "nav",
      "balance",
      "type",
    ],
    unread: ["pan", "advisor", "amfi", "dividend"],
    fields: {
      date: "date",
      folio: "folio",
      scheme: "scheme",
      isin: "isin",
      amfiCode: "amfi",
      investor: "pan",
      kind: "description",
      units: "units",
      nav: "nav",
      amount: "amount",
    },
    reader: casTableReader("casparser", {
      house: "amc",
      folio: "folio",
      scheme: "scheme",
      nav: "nav",
      balance: "balance",
    }),
  },
  {
    headers: [
      "folio",
      "isin",
      "fund_name",
      "date",
      "description",
      "amount",
      "units",
      "price",
      "unit_balance",
    ],
    unread: ["investor_name", "pan_number"],
    fields: {
      date: "date",
      folio: "folio",
      scheme: "fund_name",
      isin: "isin",
      kind: "description",
      units: "units",
      nav: "price",
      amount: "amount",
    },
    reader: casTableReader("cams2csv", {
      house: "",
      folio: "folio",
      scheme: "fund_name",
      nav: "price",
      balance: "unit_balance",
    }),
  },
  casparserSummary,
  fundbookTransactions,
  fundbookFunds,
  portfolioPerformanceFormat,
  germanPerformance,
  zerodha((name) => name),
  zerodha((name) => name.replace("_", " ")),
  zerodhaHoldings,
  kiteOrders,
  kuvera,
  growwOrders,
  kfintechReport,
  ...camsReports,
];

/**
 * Reads a table by the format whose columns it has.
 * @throws UnknownColumnsError, UnreadableFileError bank-statement, empty, gains, house-statement, no-transactions,
 *   sip-list, unknown-statement
 */
export function readTable(rows: Rows): Statement {
  const head = rows.first(maxHeaderSearchRows);
  const possible = possibleHeaders(head);
  const beginning = () => rows.first(previewLimits.rows);
  const isGains = () => isGainsStatement(beginning());
  for (const format of formats) {
    const header = possible.find((each) => isOfFormat(each, format));
    const further = header === undefined ? null : furtherColumns(rows, header, format);
    if (header === undefined || further === null) continue;
    const isSuspect = format.isOwn !== true && namesGains([...header.columns.keys()]);
    if (isSuspect && isGains()) throw new UnreadableFileError("gains");
    if (format.hasDecimalCommas !== true && hasOpenDecimals(beginning(), header.at)) break;
    const above = head.slice(0, header.at);
    const read = readRows(rows, header, () => format.reader(header, further, above));
    const statement = withUnreadColumns(read, further.unread);
    if (statement.schemes.length === 0 && isEmptyByItsWords(head)) break;
    if (isOfOtherWords(statement)) break;
    if (isWithoutRows(statement)) throw new UnreadableFileError("no-transactions");
    return statement;
  }
  if (head.length === 0) throw new UnreadableFileError("empty");
  if (isGains()) throw new UnreadableFileError("gains");
  const held = holdingsIn(rows, possible, beginning());
  if (held !== null) return held;
  if (isEmptyByItsWords(head)) throw new UnreadableFileError("no-transactions");
  if (possible.every(({ columns }) => columns.size < minColumns)) {
    throw new UnreadableFileError("unknown-statement");
  }
  if (possible.some((header) => isSipList(header, beginning()))) {
    throw new UnreadableFileError("sip-list");
  }
  if (possible.some(isBankStatement)) throw new UnreadableFileError("bank-statement");
  if (isHouseTable(beginning())) throw new UnreadableFileError("house-statement");
  if (beginning().length <= suggestMapping(beginning()).headerAt + 1)
    throw new UnreadableFileError("no-transactions");
  // A table that is too long is refused before anything is asked about it.
  rows.each(() => {});
  throw new UnknownColumnsError(rows.first(previewLimits.rows));
}

const withUnreadColumns = (statement: Statement, columns: FurtherColumns["unread"]): Statement =>
  columns.length === 0
    ? statement
    : {
        ...statement,
        unused: [
          ...(statement.unused ?? []),
          { kind: "unread-columns", columns, count: columns.length },
        ],
      };

/** A fund house names its scheme above the table, where no column could say it. */
function isHouseTable(beginning: Table): boolean {
  const { headerAt } = suggestMapping(beginning);
  const names = [...columnsOf(beginning[headerAt]?.cells ?? []).keys()];
  const isNamed = names.some((name) => /scheme|fund|isin|amfi|security|symbol|name/.test(name));
  const above = beginning.slice(0, headerAt).flatMap(({ cells }) => cells);
  return !isNamed && isOfHouse(above.join("\n"));
}

function holdingsIn(rows: Rows, possible: readonly Header[], beginning: Table): Statement | null {
  for (const header of possible) {
    if (header.columns.size < minColumns) continue;
    const reader = holdingsReader(header, beginning.slice(0, header.at), beginning);
    if (reader === null) continue;
    if (hasOpenDecimals(beginning, header.at)) return null;
    const names = columnLabels(beginning[header.at]?.cells ?? []);
    const unreadNames = reader.unread.map((name) => names.get(name) ?? placeIn(name) ?? name);
    return withUnreadColumns(readRows(rows, header, reader.start), unreadNames);
  }
  return null;
}

/** Whether the columns have a format's names and another meaning: no row could be read by them. */
const isOfOtherWords = ({ schemes, unreadable }: Statement): boolean =>
  schemes.length === 0 &&
  unreadable.length > 0 &&
  unreadable.every(({ reason }) => reason === "unknown-type" || reason === "no-type");

const isWithoutRows = ({ schemes, unreadable, leftOut }: Statement): boolean =>
  schemes.length + unreadable.length + leftOut.length === 0;

const isEmptyByItsWords = (head: Table): boolean =>
  head.some(({ cells }) => cells.some((cell) => /NO TRANSACTIONS FOUND/i.test(cell)));
