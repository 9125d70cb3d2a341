import type { Entry } from "../transactions/entry.ts";
import type { Ledger } from "../transactions/ledger.ts";
import type { TaxEntry } from "./taxed-fund.ts";

const isIncome = ({ type }: Pick<TaxEntry, "type">): boolean =>
  type === "idcw-payout" || type === "idcw-reinvestment";

export const incomeOf = ({ entries, reversed }: Ledger): Entry[] =>
  entries.flatMap(({ entry }) => (isIncome(entry) && !reversed.has(entry.id) ? [entry] : []));
