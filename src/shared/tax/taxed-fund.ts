import type { DecimalText } from "../money.ts";
import type { Entry } from "../transactions/entry.ts";
import type { Paise } from "../transactions/fixed-point.ts";
import type { Ledger } from "../transactions/ledger.ts";
import type { TransactionSource } from "../transactions/schema.ts";
import type { ExitLoad } from "./exit-load.ts";
import type { SchemeClass } from "./rules/tax-rules.ts";
import type { ClassOfScheme } from "./scheme-class.ts";

/** A transaction with what tax needs beyond a replay. */
export type TaxEntry = Entry & {
  /** As recorded; the amount is what is left after it. */
  exitLoad: Paise;
  source: TransactionSource;
  confirmed: boolean;
};

export type TaxedFund = {
  id: string;
  schemeName: string;
  folioNumber: string;
  amfiCode: string | null;
  isin: string | null;
  fundHouse: string | null;
  hasTransactions: boolean;
  scheme: ClassOfScheme;
  /** As typed for the fund; null: not typed. */
  exitLoad: ExitLoad | null;
  /** Rupees on the day of grandfathering, for a unit as it was then. */
  fmv: { perUnit: DecimalText; isTyped: boolean } | null;
};

/** All that is known of one user's ledgers. */
export type LedgerFacts = {
  ledgers: ReadonlyMap<string, Ledger>;
  entries: ReadonlyMap<string, TaxEntry>;
  /** By fund: the NAV of its scheme on the day of grandfathering, where it is known. */
  oldNavs: ReadonlyMap<string, DecimalText>;
  /** By fund, of all holders: how its scheme is taxed, where that is known. */
  classes: ReadonlyMap<string, SchemeClass>;
  /** AMFI codes of the schemes into which units were merged or segregated, in any folio of the account. */
  schemesWithMergedUnits: ReadonlySet<string>;
};
