import type { TransactionType } from "../../../src/shared/transactions/types.ts";

export type TrueTrade = {
  scheme: string;
  isin: string;
  folio: string;
  date: string;
  type: Extract<TransactionType, "purchase" | "sip" | "redemption">;
  units: string;
  nav: string;
  amount: string;
};

const first = {
  scheme: "Sample Flexi Cap Fund - Direct Plan - Growth",
  isin: "INF000X01013",
  folio: "12345",
};
const second = {
  scheme: "Other Small Cap Fund - Regular Plan - Growth",
  isin: "INF000K01A13",
  folio: "777",
};

/** The one ledger that every table has: days that can only stand first, and sales after purchases. */
export const trueTrades: readonly TrueTrade[] = [
  { ...first, date: "2021-01-15", type: "purchase", units: "200", nav: "50", amount: "10000" },
  { ...second, date: "2021-02-18", type: "purchase", units: "30", nav: "20", amount: "600" },
  { ...first, date: "2021-03-16", type: "sip", units: "40", nav: "55", amount: "2200" },
  { ...first, date: "2022-05-16", type: "redemption", units: "100", nav: "75", amount: "7500" },
  { ...second, date: "2022-07-25", type: "purchase", units: "10", nav: "25", amount: "250" },
  { ...second, date: "2023-04-18", type: "redemption", units: "15", nav: "30", amount: "450" },
];

export type TableShape = {
  name: string;
  columns: readonly (readonly [string, (trade: TrueTrade, at: number) => string])[];
  /** How a kind is read where the table has no word of its own for it. */
  reads?: (type: TrueTrade["type"]) => TransactionType;
};

const isSale = ({ type }: TrueTrade): boolean => type === "redemption";
const word = (purchase: string, sip: string, redemption: string) => (trade: TrueTrade) =>
  ({ purchase, sip, redemption })[trade.type];
const plain = (type: TrueTrade["type"]): TransactionType => (type === "sip" ? "purchase" : type);
const signed = (field: "units" | "amount") => (trade: TrueTrade) =>
  `${isSale(trade) ? "-" : ""}${trade[field]}`;

/** Each format that Fundbook knows by its columns, and tables that it does not know. */
export const tableShapes: readonly TableShape[] = [
  {
    name: "Kuvera",
    reads: plain,
    columns: [
      ["Date", ({ date }) => date],
      ["Folio Number", ({ folio }) => folio],
      ["Name of the Fund", ({ scheme }) => scheme],
      ["Order", word("buy", "buy", "sell")],
      ["Units", ({ units }) => units],
      ["NAV", ({ nav }) => nav],
      ["Current Nav", () => "80"],
      ["Amount (INR)", ({ amount }) => amount],
    ],
  },
  {
    name: "Zerodha",
    reads: plain,
    columns: [
      ["symbol", ({ scheme }) => scheme],
      ["isin", ({ isin }) => isin],
      ["trade_date", ({ date }) => date],
      ["exchange", () => "BSE"],
      ["segment", () => "MF"],
      ["trade_type", word("buy", "buy", "sell")],
      ["quantity", ({ units }) => units],
      ["price", ({ nav }) => nav],
      ["trade_id", (_, at) => String(1_000 + at)],
      ["order_execution_time", ({ date }) => `${date}T00:00:00`],
    ],
  },
  {
    name: "Groww",
    reads: plain,
    columns: [
      ["Scheme Name", ({ scheme }) => scheme],
      ["Transaction Type", word("PURCHASE", "PURCHASE", "REDEEM")],
      ["Units", ({ units }) => units],
      ["NAV", ({ nav }) => nav],
      ["Amount", ({ amount }) => amount],
      ["Date", ({ date }) => date],
    ],
  },
  {
    name: "KFintech",
    columns: [
      ["FundName", () => "Sample Mutual Fund"],
      ["Investor Name", () => "SAMPLE NAME"],
      ["Account Number", ({ folio }) => folio],
      ["Product Code", ({ folio }) => `P${folio}`],
      ["Scheme Description", ({ scheme }) => scheme],
      ["Transaction Date", ({ date }) => date],
      ["Transaction Description", word("Purchase", "Systematic Investment", "Redemption")],
      ["Amount", signed("amount")],
      ["Units", signed("units")],
      ["NAV", ({ nav }) => nav],
      ["SchemeISIN", ({ isin }) => isin],
    ],
  },
  {
    name: "casparser",
    columns: [
      ["amc", () => "Sample Mutual Fund"],
      ["folio", ({ folio }) => folio],
      ["pan", () => "AAAAA0000A"],
      ["scheme", ({ scheme }) => scheme],
      ["isin", ({ isin }) => isin],
      ["date", ({ date }) => date],
      ["description", word("Purchase", "SIP Purchase", "Redemption")],
      ["amount", signed("amount")],
      ["units", signed("units")],
      ["nav", ({ nav }) => nav],
      ["balance", (trade) => balanceAfter(trade)],
      ["type", word("PURCHASE", "PURCHASE_SIP", "REDEMPTION")],
    ],
  },
  {
    name: "cams2csv",
    columns: [
      ["Investor_Name", () => "SAMPLE NAME"],
      ["PAN_Number", () => "AAAAA0000A"],
      ["Folio", ({ folio }) => folio],
      ["ISIN", ({ isin }) => isin],
      ["Fund_Name", ({ scheme }) => scheme],
      ["Date", ({ date }) => date],
      ["Description", word("Purchase", "SIP Purchase", "Redemption")],
      ["Amount", signed("amount")],
      ["Units", signed("units")],
      ["Price", ({ nav }) => nav],
      ["Unit_Balance", (trade) => balanceAfter(trade)],
    ],
  },
  {
    name: "CAMS",
    columns: [
      ["MF_NAME", () => "Sample Mutual Fund"],
      ["INVESTOR_NAME", () => "SAMPLE NAME"],
      ["PAN", () => "AAAAA0000A"],
      ["FOLIO_NUMBER", ({ folio }) => folio],
      ["PRODUCT_CODE", ({ folio }) => `P${folio}`],
      ["SCHEME_NAME", ({ scheme }) => scheme],
      ["Type", () => "GROWTH"],
      ["TRADE_DATE", ({ date }) => date],
      ["TRANSACTION_TYPE", word("Purchase", "SIP Purchase", "Redemption")],
      ["DIVIDEND_RATE", () => ""],
      ["AMOUNT", signed("amount")],
      ["UNITS", signed("units")],
      ["PRICE", ({ nav }) => nav],
      ["BROKER", () => "DIRECT"],
    ],
  },
  {
    name: "Portfolio Performance",
    columns: [
      ["Date", ({ date }) => date],
      ["Type", word("Buy", "Buy", "Sell")],
      ["Value", ({ amount }) => amount],
      ["Transaction Currency", () => "INR"],
      ["Gross Amount", () => ""],
      ["Exchange Rate", () => ""],
      ["Fees", () => "0"],
      ["Taxes", () => "0"],
      ["Shares", ({ units }) => units],
      ["ISIN", ({ isin }) => isin],
      ["WKN", () => ""],
      ["Ticker Symbol", () => ""],
      ["Security Name", ({ scheme }) => scheme],
      ["Note", word("", "sip", "")],
      ["Folio", ({ folio }) => folio],
    ],
  },
  {
    name: "an unknown table",
    columns: [
      ["Date", ({ date }) => date],
      ["Scheme Name", ({ scheme }) => scheme],
      ["Folio", ({ folio }) => folio],
      ["Type", word("Purchase", "SIP", "Redemption")],
      ["Units", ({ units }) => units],
      ["NAV", ({ nav }) => nav],
      ["Amount", ({ amount }) => amount],
    ],
  },
  {
    name: "a table with debits and credits",
    reads: plain,
    columns: [
      ["Date", ({ date }) => date],
      ["Scheme Name", ({ scheme }) => scheme],
      ["Folio", ({ folio }) => folio],
      ["Units", ({ units }) => units],
      ["NAV", ({ nav }) => nav],
      ["Debit", (trade) => (isSale(trade) ? "" : trade.amount)],
      ["Credit", (trade) => (isSale(trade) ? trade.amount : "")],
    ],
  },
];

export function balanceAfter(trade: TrueTrade): string {
  const before = trueTrades.slice(0, trueTrades.indexOf(trade) + 1);
  return String(
    before
      .filter(({ scheme }) => scheme === trade.scheme)
      .reduce((sum, each) => sum + (isSale(each) ? -1 : 1) * Number(each.units), 0),
  );
}

export type Cells = readonly string[];

export const tableOf = ({ columns }: TableShape, trades: readonly TrueTrade[]): Cells[] => [
  columns.map(([name]) => name),
  ...trades.map((trade) => columns.map(([, cell]) => cell(trade, trueTrades.indexOf(trade)))),
];

/** What a ledger has, however its rows are ordered. */
export const trueLedgerOf = (
  { reads = (type) => type }: TableShape,
  trades = trueTrades,
): string[] =>
  trades
    .map(({ scheme, date, type, units, amount }) =>
      [scheme, date, reads(type), units, amount].join(" "),
    )
    .toSorted();
