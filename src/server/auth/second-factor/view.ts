import type { SecondFactor } from "../../../shared/auth/second-factor/schema.ts";
import type { FactorRow } from "./queries/factors.ts";

export const factorView = (
  row: Pick<FactorRow, "createdAt" | "codeHashes"> | undefined,
): SecondFactor | null =>
  row === undefined
    ? null
    : { since: row.createdAt.toISOString(), recoveryCodesLeft: row.codeHashes.length };
