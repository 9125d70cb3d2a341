import type { LedgerProblem } from "../../transactions/ledger.ts";
import type { IsoDate } from "../../dates.ts";
import type { TransactionFields } from "../../transactions/schema.ts";
import type { Outcome } from "../match/match-rows.ts";
import type { Coverage, RecordedTransaction } from "../schema.ts";
import type { SourceLocation, CheckFailure, StatementRow, StatementScheme } from "../statement.ts";

type Totals = { units: number; investedAmount: number };

/** Whether the totals are to be stored: those of a fund that somebody typed in stay. */
export const sendsTotals = ({
  fundId,
  totals,
  totalsBefore,
}: Pick<FundProposal, "fundId" | "totals" | "totalsBefore">): boolean =>
  totals !== null && (fundId === null || totalsBefore !== null);

export type RecordedFund = { id: string; hasTransactions: boolean; units: number };

export type Refusal =
  | ({ reason: "failed-check" } & CheckFailure)
  | { reason: "unusable-row"; message: string; location: SourceLocation }
  /** The contract refuses the fund itself, such as a name of more than 300 letters. */
  | { reason: "unusable-fund"; message: string; location: SourceLocation }
  /** The units do not come out as printed; both in units. `missingRows` are recorded rows that the statement does not have. */
  | {
      reason: "other-units";
      date: IsoDate | null;
      found: number;
      printed: number;
      missingRows: Pick<RecordedTransaction, "date" | "type" | "units">[];
    }
  /** Of this later day only the units are recorded: what was held then does not follow from the statement. */
  | { reason: "ends-before-opening"; date: IsoDate }
  | { reason: LedgerProblem; date: IsoDate }
  /** The legs of a transfer have other units; both in units. */
  | { reason: "unequal-transfer"; date: IsoDate; out: number; in: number }
  /** Some of its past is missing, and the fund that is there has totals only. */
  | { reason: "part-of-totals" }
  /** The fund has totals, of more units than the statement ever has; both in units. */
  | { reason: "less-than-totals"; found: number; printed: number }
  /** Its past is missing, and so is what its units cost. */
  | { reason: "no-cost" }
  /** Another holding of the file is recorded as the same fund. */
  | { reason: "same-fund"; location: SourceLocation }
  | { reason: "nothing-held" }
  /** It was held when the file begins and is sold at its end: what the first units cost is not said. */
  | { reason: "sold-since" };

export type ProposedRow = {
  row: StatementRow;
  key: string;
  fields: TransactionFields;
  confirmed: boolean;
  /** `in-opening`: its units are part of an opening that is recorded or that replaces it. */
  outcome: Outcome | { kind: "in-opening" };
};

export type FundProposal = {
  scheme: StatementScheme;
  fundId: string | null;
  /** Whether the fund has transactions, beside which only those that it lacks are new. */
  hasTransactions: boolean;
  coverage: Coverage;
  /** For a fund whose past is unknown; rupees and units. */
  totals: Totals | null;
  /** Totals of an earlier import, which these replace. */
  totalsBefore: Totals | null;
  rows: ProposedRow[];
  /** Of the days of its new rows, what is recorded and is another row of the file. */
  matched: { date: IsoDate; name: string }[];
  replacedOpenings: string[];
  /** Whether the statement has every transaction of its days. */
  isComplete: boolean;
  /** Estimated instalments that the statement shows did not happen. */
  dropped: string[];
  unitsBefore: number;
  unitsAfter: number | null;
  /** A holding of other units than the totals that are recorded, which stay unless the user says otherwise. */
  isOtherUnits: boolean;
  refusal: Refusal | null;
};

export type UnmatchedRow = Omit<ProposedRow, "outcome">;
