import { decimal } from "../../money.ts";
import { UnreadableFile, type Statement, type StatementSource } from "../statement.ts";
import { readCasTable } from "./cas-table.ts";
import type { TableFormat } from "./table-format.ts";
import { cellDate, cellNumber, folioOf } from "./cells.ts";
import { fundbookFunds, fundbookTransactions } from "./fundbook-csv.ts";
import { germanPerformance, portfolioPerformance } from "./portfolio-performance.ts";
import { possibleHeaders, UnknownColumns, type Cell, type Table, type TableRow } from "./table.ts";
import { tradedRow, tradedStatement, type ReadRow } from "./traded-statement.ts";

const byRow =
  (source: StatementSource, read: (cell: Cell, row: TableRow) => ReadRow): TableFormat["read"] =>
  (table, header) =>
    tradedStatement(source, table, header, read);

const kuvera: TableFormat = {
  headers: ["folio number", "name of the fund", "order", "units", "nav", "amount (inr)"],
  read: byRow("kuvera", (cell, row) => {
    const scheme = { folio: folioOf(cell("folio number")), name: cell("name of the fund") };
    const traded = tradedRow(
      {
        date: cell("date"),
        type: cell("order"),
        units: cell("units"),
        nav: cell("nav"),
        amount: cell("amount (inr)"),
      },
      row,
    );
    return traded === null ? { kind: "unreadable" } : { kind: "row", scheme, row: traded };
  }),
};

/** Units of a demat account have no folio. */
const zerodha = (named: (name: string) => string): TableFormat => ({
  headers: ["symbol", "isin", "segment", "quantity", "price"].concat(
    named("trade_date"),
    named("trade_type"),
  ),
  read: byRow("zerodha", (cell, row) => {
    const scheme = { folio: null, name: cell("symbol"), isin: cell("isin") };
    if (cell("segment").toUpperCase() !== "MF") return { kind: "left-out", scheme };
    const traded = tradedRow(
      {
        date: cell(named("trade_date")),
        type: cell(named("trade_type")),
        units: cell("quantity"),
        nav: cell("price"),
      },
      row,
      cell(named("trade_id")),
    );
    return traded === null ? { kind: "unreadable" } : { kind: "row", scheme, row: traded };
  }),
});

const zerodhaHoldings: TableFormat = {
  headers: ["symbol", "isin", "quantity available", "average price"],
  read: byRow("zerodha-holdings", (cell) => {
    const scheme = { folio: null, name: cell("symbol"), isin: cell("isin") };
    if (!cell("isin").startsWith("INF")) return { kind: "left-out", scheme };
    const [units, price] = [
      cellNumber(cell("quantity available")),
      cellNumber(cell("average price")),
    ];
    if (units === null || price === null) return { kind: "unreadable" };
    const cost = decimal(units).times(decimal(price)).roundTo(2).toText();
    return {
      kind: "holding",
      scheme,
      holding: { units, cost, date: null, nav: null, value: null },
    };
  }),
};

const growwOrders: TableFormat = {
  headers: ["scheme name", "transaction type", "units", "nav", "amount", "date"],
  read: byRow("groww", (cell, row) => {
    const traded = tradedRow(
      {
        date: cell("date"),
        type: cell("transaction type"),
        units: cell("units"),
        nav: cell("nav"),
        amount: cell("amount"),
      },
      row,
    );
    const scheme = { folio: null, name: cell("scheme name") };
    return traded === null ? { kind: "unreadable" } : { kind: "row", scheme, row: traded };
  }),
};

const growwHoldings: TableFormat = {
  headers: ["scheme name", "amc", "folio no.", "units", "invested value", "current value"],
  read: byRow("groww-holdings", (cell) => {
    const [units, cost] = [cellNumber(cell("units")), cellNumber(cell("invested value"))];
    if (units === null || cost === null) return { kind: "unreadable" };
    const scheme = {
      house: cell("amc"),
      folio: folioOf(cell("folio no.")),
      name: cell("scheme name"),
    };
    const value = cellNumber(cell("current value"));
    return { kind: "holding", scheme, holding: { units, cost, value, date: null, nav: null } };
  }),
};

const casparserSummary: TableFormat = {
  headers: ["amc", "folio", "registrar", "scheme", "isin", "open", "close", "value"],
  read: byRow("casparser", (cell) => {
    const units = cellNumber(cell("close"));
    if (units === null) return { kind: "unreadable" };
    const scheme = {
      house: cell("amc"),
      folio: folioOf(cell("folio")),
      name: cell("scheme"),
      isin: cell("isin"),
      amfiCode: cell("amfi") || null,
    };
    const [cost, value] = [cellNumber(cell("cost")), cellNumber(cell("value"))];
    return {
      kind: "holding",
      scheme,
      holding: { units, cost, value, date: cellDate(cell("date")), nav: null },
    };
  }),
};

/** The more columns a format names, the earlier it stands. */
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
    read: readCasTable("casparser", {
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
    read: readCasTable("cams2csv", {
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
  portfolioPerformance,
  germanPerformance,
  zerodha((name) => name),
  zerodha((name) => name.replace("_", " ")),
  zerodhaHoldings,
  kuvera,
  growwHoldings,
  growwOrders,
];

/**
 * Reads a table by the format whose columns it has.
 * @throws UnknownColumns, UnreadableFile no-transactions
 */
export function readTable(table: Table): Statement {
  const possible = possibleHeaders(table);
  for (const { headers, read } of formats) {
    const header = possible.find(({ columns }) => headers.every((name) => columns.has(name)));
    if (header !== undefined) return read(table, header);
  }
  const isEmpty = table.some(({ cells }) =>
    cells.some((cell) => /NO TRANSACTIONS FOUND/i.test(cell)),
  );
  if (isEmpty || table.length === 0) throw new UnreadableFile("no-transactions");
  throw new UnknownColumns(table);
}
