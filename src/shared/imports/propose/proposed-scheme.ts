import type { DecimalText } from "../../money.ts";
import type { ListedScheme } from "../../schemes/scheme.ts";
import type { ProposedFund } from "../commit/proposed-fund.ts";
import type { StatementRow, StatementScheme } from "../statement.ts";
import type { Proof } from "./proof.ts";
import type { RowDoubts, TwinDoubt } from "./row-doubts.ts";

export type Choice = {
  scheme: ListedScheme | null;
  /** Whether the user said so, so that the answer is remembered. */
  isChosen: boolean;
  /** What the file says by ISIN, code and name, where these are different schemes. */
  contradiction?: readonly ListedScheme[] | undefined;
  isUnlisted: boolean;
  /** What an unlisted scheme is recorded as; null for the name in the file. */
  unlistedName: string | null;
  isSkipped: boolean;
  /** Whether the user confirmed its doubts and likely duplicate. */
  isConfirmed: boolean;
  folio: string | null;
  /** Rupees that the user says the units cost, where the file does not. */
  cost: DecimalText | null;
  /** Whether what the file says is held replaces other totals that are recorded. */
  replacesTotals: boolean;
  /** Whether of lines that the file has twice, word for word, only the first counts. */
  countsAlikeOnce?: boolean;
  /** Whether lines are left out that may be recorded already, as `twinDoubts` says. */
  leavesOutTwins?: boolean;
  /** Of these, the kinds of doubt whose lines are added all the same. */
  acceptedTwins?: readonly TwinDoubt["kind"][];
  /** Whether lines that look off are added with the figures that `rowDoubts` proposes. */
  correctsRows?: boolean;
  category: string;
  /** Whose a fund that is not there yet becomes; null: the account's owner. */
  holderId: string | null;
};

export type ProposedScheme = {
  scheme: StatementScheme;
  choice: Choice;
  /** What the statement prints at the scheme's end, compared with its lines. */
  proofs: Proof[];
  /** null where the scheme or the folio is still to be said, or is left out by the user. */
  proposed: ProposedFund | null;
  /** Another folio of the scheme that has many of the new rows, or of a holding the same units or number: it may be the same holding. */
  likelyDuplicate: { folio: string; rows: number } | null;
  doubts: RowDoubts[];
  /** The lines that are left out because they may be recorded already. */
  twinsLeftOut: ReadonlyMap<StatementRow, TwinDoubt>;
};
