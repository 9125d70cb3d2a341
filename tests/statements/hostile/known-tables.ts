import { tableOf, tableShapes, trueTrades, type Cells } from "./true-tables.ts";

export type KnownTable = {
  name: string;
  rows: readonly Cells[];
  isOfHoldings: boolean;
  /** Of each row below the headings: its fund by number, its day and whether it is a purchase or a redemption. */
  funds: readonly number[];
  dates: readonly string[];
  kinds: readonly string[];
};

const funds = trueTrades.map(({ folio }) => (folio === trueTrades[0]?.folio ? 0 : 1));
const dates = trueTrades.map(({ date }) => date);
const kinds = trueTrades.map(({ type }) => type);

const ofTrades = (name: string, rows: readonly Cells[]): KnownTable => ({
  name,
  rows,
  isOfHoldings: false,
  funds,
  dates,
  kinds,
});

const fundbook: readonly Cells[] = [
  ["folio", "scheme", "amfi code", "category", "date", "type", "amount", "units", "nav"].concat(
    ["stamp duty", "exit load", "stt", "tds", "pair", "cost", "bought on", "confirmed", "note"],
    ["holder", "id"],
  ),
  ...trueTrades.map(({ folio, scheme, date, type, amount, units, nav }, at) =>
    [
      folio,
      scheme,
      folio === "12345" ? "100001" : "100002",
      "equity",
      date,
      type,
      amount,
      units,
      nav,
    ].concat(["0", "0", "0", "0", "", "", "", "true", "", "", `id-${at}`]),
  ),
];

const kiteOrders: readonly Cells[] = [
  ["order_id", "tradingsymbol", "status", "folio", "fund", "exchange_timestamp"].concat([
    "transaction_type",
    "amount",
    "variety",
    "quantity",
    "average_price",
    "last_price",
  ]),
  ...trueTrades.map(({ folio, scheme, isin, date, type, amount, units, nav }, at) =>
    [`order-${at}`, isin, "COMPLETE", folio, scheme, date].concat(
      type === "redemption" ? ["SELL", "0"] : ["BUY", amount],
      ["regular", units, nav, "80"],
    ),
  ),
];

const germanTrades: readonly Cells[] = [
  ["Datum", "Typ", "Wert", "Buchungswährung", "Gebühren", "Steuern", "Stück", "ISIN"].concat(
    "Wertpapiername",
    "Notiz",
  ),
  ...trueTrades.map(({ date, type, amount, units, isin, scheme }) => [
    date,
    type === "redemption" ? "Verkauf" : "Kauf",
    amount,
    "INR",
    "0",
    "0",
    units,
    isin,
    scheme,
    "",
  ]),
];

const holdings = (name: string, headings: Cells, ...rows: Cells[]): KnownTable => ({
  name,
  rows: [headings, ...rows],
  isOfHoldings: true,
  funds: rows.map((_, at) => at),
  dates: [],
  kinds: [],
});

/** A file of each format that Fundbook knows by its columns. */
export const knownTables: readonly KnownTable[] = [
  ...tableShapes
    .filter(({ name }) => !/^an? /.test(name))
    .map((shape) => ofTrades(shape.name, tableOf(shape, trueTrades))),
  ofTrades("Kite's orders", kiteOrders),
  ofTrades("Fundbook", fundbook),
  ofTrades("Portfolio Performance in German", germanTrades),
  holdings(
    "Zerodha's holdings",
    ["Symbol", "ISIN", "Quantity Available", "Average Price", "Previous Closing Price"],
    ["SAMPLE FLEXI CAP FUND - DIRECT PLAN", "INF000X01013", "200", "50", "60"],
    ["OTHER SMALL CAP FUND - DIRECT PLAN", "INF000K01A13", "30", "20", "25"],
  ),
  holdings(
    "casparser's summary",
    ["amc", "folio", "registrar", "scheme", "isin", "open", "close", "value", "cost"],
    ["Sample", "1", "CAMS", "Sample Flexi Cap Fund", "INF000X01013", "200", "200", "12000", "9000"],
    ["Other", "7", "CAMS", "Other Small Cap Fund", "INF000K01A13", "30", "30", "900", "600"],
  ),
  holdings(
    "Fundbook's funds",
    ["folio", "scheme", "amfi code", "category", "invested amount", "units", "holder", "id"],
    ["1", "Sample Flexi Cap Fund", "100001", "equity", "9000", "200", "", "a"],
    ["7", "Other Small Cap Fund", "100002", "equity", "600", "30", "", "b"],
  ),
];
