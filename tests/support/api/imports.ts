import type {
  CommitInput,
  CommitResult,
  PrintedBalance,
} from "../../../src/shared/imports/schema.ts";
import type {
  Holding,
  StatementRow,
  StatementScheme,
} from "../../../src/shared/imports/statement.ts";
import { transactionFields } from "../../../src/shared/transactions/schema.ts";
import type { ApiClient } from "./api-client.ts";
import { okay } from "./ledgers.ts";

/** A purchase of 10 units at ₹50 that leaves a balance of 10, as a statement prints it. */
export const statementRow = (change: Partial<StatementRow> = {}): StatementRow => ({
  date: "2024-01-05",
  type: "purchase",
  units: "10.000",
  amount: "499.98",
  nav: "50.0000",
  stampDuty: "0.02",
  stt: "0",
  tds: "0",
  exitLoad: "0",
  balance: "10.000",
  reference: null,
  description: "Purchase",
  own: null,
  locations: [{ page: 1, line: 12, text: "05-Jan-2024 Purchase" }],
  ...change,
});

const closing = (units: string): Holding => ({
  units,
  date: "2024-12-31",
  nav: "60",
  cost: "500",
  value: null,
});

/** A scheme with its whole past: the closing balance is that of its last row. */
export const statementScheme = (change: Partial<StatementScheme> = {}): StatementScheme => {
  const rows = change.rows ?? [statementRow()];
  return {
    house: "Example Mutual Fund",
    investor: null,
    folio: "123 / 0",
    name: "Example Flexi Cap Fund - Direct Plan - Growth",
    isin: null,
    amfiCode: null,
    category: null,
    registrarCode: null,
    opening: "0.000",
    closing: closing(rows.at(-1)?.balance ?? "0"),
    rows,
    events: [],
    leftOut: [],
    failures: [],
    location: { page: 1, line: 10, text: "D110-Example Flexi Cap Fund" },
    ...change,
  };
};

type FundChange = Partial<Extract<CommitInput["items"][number], { kind: "fund" }>>;

export const fundItem = (change: FundChange = {}) => ({
  kind: "fund" as const,
  house: "Example Mutual Fund",
  folioNumber: "123",
  schemeName: "Example Flexi Cap Fund - Direct Plan - Growth",
  amfiCode: "900001",
  category: "equity",
  coverage: "whole" as const,
  totals: null,
  schemeKey: null,
  ...change,
});

/** Of 10 units at the end of 2024. */
export const printedBalance = (change: Partial<PrintedBalance> = {}): PrintedBalance => ({
  folio: "123 / 0",
  scheme: "Example Flexi Cap Fund - Direct Plan - Growth",
  date: "2024-12-31",
  units: 10,
  unitDecimals: 3,
  cost: 500,
  value: 600,
  leftOut: 0,
  ...change,
});

/** Purchase of 10 units at ₹50 of the fund that is the first item. */
export const transactionItem = (key: string, change: object = {}, fund = 0) => ({
  kind: "transaction" as const,
  fund,
  key,
  fields: transactionFields.parse({
    date: "2024-01-05",
    type: "purchase",
    units: 10,
    amount: 500,
    nav: 50,
    ...change,
  }),
});

export const commitInput = (
  items: readonly unknown[] = [fundItem(), transactionItem("a")],
  change: Partial<CommitInput> = {},
) => ({
  importId: crypto.randomUUID(),
  part: 0,
  parts: 1,
  source: "cas-detailed" as const,
  statement: { from: "1990-01-01", to: "2024-12-31" },
  items,
  ...change,
});

export const commit = async (owner: ApiClient, input: object) =>
  okay<CommitResult>(await owner.mutate("imports.commit", input));
