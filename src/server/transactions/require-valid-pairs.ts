import { AppError } from "../../shared/errors.ts";
import { findInvalidLeg, findUnequalTransfers } from "../../shared/transactions/pairs.ts";
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

/** @throws AppError transactions/unequal-transfer, which names the first added leg with other units than its other leg */
export function requireEqualTransfers(
  added: readonly LedgerRow[],
  stored: readonly LedgerRow[],
): void {
  const [unequal] = findUnequalTransfers(added, stored);
  if (unequal === undefined) return;
  const { leg, other } = unequal;
  const [out, into] = leg.type === "transfer-out" ? [leg, other] : [other, leg];
  throw new AppError("transactions/unequal-transfer", {
    values: { date: leg.date, out: out.units, in: into.units },
    fieldErrors: { units: "A transfer moves the same units out of one folio and into another" },
    cause: new FundRefusedError(leg.fundId),
  });
}
