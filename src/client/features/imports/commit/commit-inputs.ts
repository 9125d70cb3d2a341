import { commitParts } from "../../../../shared/imports/commit/commit-parts.ts";
import type { ProposedFund } from "../../../../shared/imports/commit/proposed-fund.ts";
import type { ImportInputs } from "../../../../shared/imports/commit/send-import.ts";
import type { CommitInput } from "../../../../shared/imports/schema.ts";
import type { StatementAim, StatementSip } from "../../../../shared/imports/statement.ts";
import { earliestDate } from "../../../../shared/transactions/earliest-date.ts";
import type { ProposedStatement } from "../propose/proposal.ts";

export const commitInputs = (
  statements: readonly ProposedStatement[],
  sips: StatementSip[],
  aims: StatementAim[],
): Omit<ImportInputs, "holders"> => ({ parts: statements.flatMap(partsOf), sips, aims });

const partsOf = ({
  importId,
  statement: { source, from, to },
  schemes,
}: ProposedStatement): CommitInput[] =>
  commitParts(
    schemes.flatMap(({ proposed }): ProposedFund[] => (proposed === null ? [] : [proposed])),
    // Some statements begin in 1900.
    {
      importId,
      source,
      statement: { from: from !== null && from < earliestDate ? null : from, to },
    },
  );
