import type { Failure } from "../../api/failure.ts";

/** What a replay of the fund's ledger refuses is a matter of its units. */
const unitsCodes: ReadonlySet<string> = new Set([
  "transactions/not-enough-units",
  "transactions/nothing-to-reverse",
  "transactions/too-large",
  "transactions/broken-pair",
]);

/** Names the field of units in refusals that name none, or one that a form does not have. */
export const withRefusedField =
  (unitsField: string) =>
  (failure: Failure): Failure =>
    failure.appCode !== null && unitsCodes.has(failure.appCode)
      ? { ...failure, fieldErrors: { [unitsField]: failure.message } }
      : failure;
