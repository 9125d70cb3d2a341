import type { ProgramProcedure } from "../../shared/programs/inputs.ts";
import type { TokenScope } from "../../shared/tokens/schema.ts";

export type PlainRoute = {
  method: "GET" | "POST";
  /** Below `/api/v1`; a name in braces is a field of the contract, as `fieldNames` has it. */
  path: string;
  procedure: ProgramProcedure;
  scope: TokenScope;
  summary: string;
};

/** What a program can ask for without tRPC: a line each. */
export const plainRoutes: readonly PlainRoute[] = [
  {
    method: "GET",
    path: "/portfolio",
    procedure: "portfolio.performance",
    scope: "read",
    summary: "Value, gain and XIRR of the portfolio, its funds and categories",
  },
  {
    method: "GET",
    path: "/funds",
    procedure: "programs.funds",
    scope: "read",
    summary: "All funds, at their newest NAVs",
  },
  {
    method: "GET",
    path: "/funds/{id}",
    procedure: "programs.fund",
    scope: "read",
    summary: "One fund and its returns",
  },
  {
    method: "GET",
    path: "/transactions",
    procedure: "programs.transactions",
    scope: "read",
    summary: "Transactions, oldest first, page by page",
  },
  {
    method: "GET",
    path: "/performance",
    procedure: "programs.returns",
    scope: "read",
    summary: "What money earned from one day to another",
  },
  {
    method: "GET",
    path: "/history",
    procedure: "programs.history",
    scope: "read",
    summary: "The value of each day",
  },
  {
    method: "GET",
    path: "/tax/{year}",
    procedure: "tax.report",
    scope: "read",
    summary: "A financial year's gains, income and tax",
  },
  {
    method: "POST",
    path: "/imports",
    procedure: "programs.addImport",
    scope: "import",
    summary: "Adds what an export of Fundbook has and is not recorded yet",
  },
];

/** What addresses call some fields of the contracts. */
export const fieldNames: Readonly<Record<string, string>> = {
  holder: "holderId",
  fund: "fundId",
  year: "financialYear",
};
