import type { IsoDate } from "../../dates.ts";
import { fromMicroUnits } from "../../transactions/fixed-point.ts";
import { signedUnits } from "../../transactions/types.ts";
import { hasWork, isSent, type ProposedFund } from "../commit/proposed-fund.ts";
import type { ImportedTotals, RecordedTransaction } from "../schema.ts";
import type { FundProposal, RecordedFund } from "./fund-proposal.ts";

export type KnownFund = RecordedFund & {
  investedAmount: number;
  folioNumber: string;
  schemeName: string;
  amfiCode: string | null;
  category: string;
  /** What it is recorded as until the import gives it its code. */
  recordedName?: string | null;
};

export type Recorded = {
  funds: readonly KnownFund[];
  transactions: readonly RecordedTransaction[];
  importedTotals: readonly ImportedTotals[];
  /** The days of schemes' first NAVs by code, where known. */
  firstNavs?: ReadonlyMap<string, IsoDate>;
};

/** What is recorded once a proposal was carried out, for the schemes and files after it. */
export function recordedAfter(
  before: Recorded,
  { proposal, fund: described }: ProposedFund,
  fund: Omit<KnownFund, "amfiCode"> & { amfiCode?: string | null | undefined },
  to: IsoDate | null,
): Recorded {
  const added = proposal.rows.filter(isSent);
  if (!hasWork({ proposal })) {
    return described.recordedName === null ? before : withScheme(before, described, fund.id);
  }
  const gone = new Set([
    ...proposal.replacedOpenings,
    ...proposal.dropped,
    ...added.flatMap(({ outcome }) => (outcome.kind === "replaces" ? [outcome.id] : [])),
  ]);
  const addedUnits = added.reduce((sum, { fields }) => sum + signedUnits(fields), 0);
  const changed: KnownFund = {
    ...fund,
    ...described,
    amfiCode: described.amfiCode ?? null,
    hasTransactions: proposal.totals === null,
    units: proposal.totals?.units ?? proposal.unitsAfter ?? fund.units + fromMicroUnits(addedUnits),
    investedAmount: proposal.totals?.investedAmount ?? fund.investedAmount,
  };
  return {
    ...before,
    funds: [...before.funds.filter(({ id }) => id !== fund.id), changed],
    transactions: [
      ...before.transactions.filter(({ id }) => !gone.has(id)),
      ...added.map(({ fields, key }, index) => asRecorded(fund.id, key, fields, index)),
    ],
    // So that next month's file, chosen together with this one, replaces it.
    importedTotals: [
      ...before.importedTotals,
      ...(proposal.totals === null ? [] : [{ fundId: fund.id, ...proposal.totals, to }]),
    ],
  };
}

/** A fund that is known now is no other scheme's, even where nothing is added to it. */
const withScheme = (
  before: Recorded,
  { schemeName, amfiCode = null, recordedName }: ProposedFund["fund"],
  id: string,
): Recorded => ({
  ...before,
  funds: before.funds.map((fund) =>
    fund.id === id ? { ...fund, schemeName, amfiCode, recordedName } : fund,
  ),
});

const asRecorded = (
  fundId: string,
  key: string,
  { charges: _, note: __, ...fields }: FundProposal["rows"][number]["fields"],
  index: number,
): RecordedTransaction => ({
  ...fields,
  id: `${fundId} ${key}`,
  fundId,
  sequence: 1_000_000 + index,
  source: "import",
  dueDate: null,
  importKey: key,
});
