import { commitParts, type PlannedFund } from "../../../shared/imports/commit-parts.ts";
import type { CommitInput } from "../../../shared/imports/schema.ts";
import type { StatementSip } from "../../../shared/imports/statement.ts";
import { earliestDate } from "../../../shared/transactions/earliest-date.ts";
import type { ImportInputs } from "./use-commit.ts";
import type { PlannedStatement } from "./use-plan.ts";

export const commitInputs = (
  statements: readonly PlannedStatement[],
  sips: StatementSip[],
): ImportInputs => ({ parts: statements.flatMap(partsOf), sips });

const partsOf = ({
  batchId,
  statement: { source, from, to },
  schemes,
}: PlannedStatement): CommitInput[] =>
  commitParts(
    schemes.flatMap(({ planned }): PlannedFund[] => (planned === null ? [] : [planned])),
    // Some statements begin in 1900.
    {
      batchId,
      source,
      statement: { from: from !== null && from < earliestDate ? null : from, to },
    },
  );
