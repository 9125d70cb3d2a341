import type { ProgramProcedure } from "../../../shared/public-api/inputs.ts";
import type { TokenScope } from "../../../shared/auth/access-tokens/schema.ts";

export type PlainRoute = {
  method: "GET" | "POST";
  /** Below `/api/v1`; a name in braces is a field of the contract, as `nameOfField` has it. */
  path: string;
  procedure: ProgramProcedure;
  scope: TokenScope;
  summary: string;
};

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
    summary: "One fund with its returns",
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
    summary: "The value on each day",
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
    summary: "Adds the funds and transactions of an export of Fundbook that are not recorded yet",
  },
  {
    method: "POST",
    path: "/transactions",
    procedure: "programs.addTransactions",
    scope: "import",
    summary: "Adds up to 100 transactions to funds that are there, all or none",
  },
];

const fieldsByName = new Map([
  ["holder", "holderId"],
  ["fund", "fundId"],
  ["year", "financialYear"],
]);
const namesByField = new Map([...fieldsByName].map(([name, field]) => [field, name]));

/** The field of the contracts that programs send by this name. */
export const fieldNamed = (name: string): string => fieldsByName.get(name) ?? name;

/** The name by which programs know a field of the contracts. */
export const nameOfField = (field: string): string => namesByField.get(field) ?? field;
