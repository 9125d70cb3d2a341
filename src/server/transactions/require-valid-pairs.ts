import { AppError } from "../../shared/errors.ts";
import { findInvalidLeg } from "../../shared/transactions/pairs.ts";
import type { LedgerRow } from "./queries/ledger-pages.ts";
import { FundRefusedError } from "./refused-fund.ts";

/** @throws AppError transactions/broken-pair, which names the first added leg that does not fit */
export function requireValidPairs(added: readonly LedgerRow[], stored: readonly LedgerRow[]): void {
  const broken = findInvalidLeg(added, stored);
  if (broken === null) return;
  const { type, date, fundId } = broken;
  throw new AppError("transactions/broken-pair", {
    values: { type, date },
    fieldErrors: {
      pairId: "A pair has two legs: one out of a fund, and one of the same kind into another",
    },
    cause: new FundRefusedError(fundId),
  });
}
