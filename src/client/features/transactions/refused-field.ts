import type { Failure } from "../../api/failure.ts";

/** Refusals by the ledger's replay, which are shown at the units. */
const unitsCodes: ReadonlySet<string> = new Set([
  "transactions/not-enough-units",
  "transactions/nothing-to-reverse",
  "transactions/too-large",
  "transactions/broken-pair",
  "transactions/unequal-transfer",
]);

/** Assigns refusals about units to the form's field for units. */
export const withRefusedField =
  (unitsField: string) =>
  (failure: Failure): Failure =>
    failure.appCode !== null && unitsCodes.has(failure.appCode)
      ? { ...failure, fieldErrors: { [unitsField]: failure.message } }
      : failure;
