import { AppError } from "../../shared/errors.ts";
import { LedgerRejectedError } from "../../shared/transactions/ledger.ts";

/** The cause of an error: names the fund whose change is refused. */
export class FundRefusedError extends Error {
  override readonly name = "FundRefusedError";
  readonly fundId: string;

  constructor(fundId: string) {
    super("a change of a fund is refused");
    this.fundId = fundId;
  }
}

/** The fund that a refusal is about; null if it is about none. */
export function refusedFund(error: AppError): string | null {
  const { cause } = error;
  return cause instanceof LedgerRejectedError || cause instanceof FundRefusedError
    ? cause.fundId
    : null;
}
