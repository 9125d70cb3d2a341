import { AppError } from "../../shared/errors.ts";
import { append } from "../../shared/transactions/append.ts";
import type { Entry } from "../../shared/transactions/entry.ts";
import {
  LedgerRejectedError,
  replay,
  replaySteps,
  type Ledger,
  type LotLimitPolicy,
} from "../../shared/transactions/ledger.ts";
import { runInTurns } from "../platform/queue/run-in-turns.ts";
import { maxTransactionsPerFund } from "../../shared/transactions/schema.ts";
import { ledgerTotals, toEntry } from "./ledger-entries.ts";
import type { LedgerRow } from "./queries/ledger-pages.ts";
import type {
  ChangedTransaction,
  FundState,
  FundTotals,
  StoredTransaction,
} from "./queries/ledgers.ts";
import { FundRefusedError } from "./refused-fund.ts";

export type LedgerState = {
  funds: readonly FundState[];
  transactions: readonly LedgerRow[];
  found: StoredTransaction | undefined;
  /** How many transactions the user has in all. */
  total: number;
};

type RowChange = {
  insert?: readonly StoredTransaction[];
  update?: readonly ChangedTransaction[];
  remove?: readonly string[];
};

/** Rows to write, and what the ledgers come to with them. */
export type LedgerChange = Required<RowChange> & {
  /** The growth in transactions, including rows that other queries of the batch add or delete. */
  added: number;
  totals: ReadonlyMap<string, FundTotals>;
};

/**
 * The change of these funds' ledgers and what they come to after it. Ledgers that are above the limits of lots already can
 * shrink and be corrected, but not grow.
 * @param lotLimitPolicy where it does not follow from the numbers of rows
 * @throws AppError transactions/not-enough-units, nothing-to-reverse, too-large, too-many-lots, too-many
 */
export async function changeByReplay(
  state: { funds: readonly { id: string }[]; transactions: readonly LedgerRow[] },
  { insert = [], update = [], remove = [] }: RowChange,
  lotLimitPolicy?: LotLimitPolicy,
): Promise<LedgerChange> {
  const gone = new Set([...remove, ...update.map(({ id }) => id)]);
  const kept = state.transactions.filter(({ id }) => !gone.has(id));
  const policy = lotLimitPolicy ?? (await policyOf(state.transactions, { insert, update, remove }));
  const entries = [...kept, ...update, ...insert].map(toEntry);
  const ledgers = await runInTurns(replaySteps(entries, policy)).catch(throwAppError);
  return {
    insert,
    update,
    remove,
    added: insert.length - remove.length,
    totals: new Map(state.funds.map(({ id }) => [id, fundTotals(ledgers.get(id))])),
  };
}

async function policyOf(
  stored: readonly LedgerRow[],
  { insert, update, remove }: Required<RowChange>,
): Promise<LotLimitPolicy> {
  if (insert.length > remove.length) return "refuse";
  const onlyRemoves = insert.length + update.length === 0;
  return onlyRemoves || (await hasTooManyLots(stored)) ? "merge" : "refuse";
}

async function hasTooManyLots(stored: readonly LedgerRow[]): Promise<boolean> {
  const ledgers = await runInTurns(replaySteps(stored.map(toEntry), "merge"));
  return [...ledgers.values()].some(({ hasMergedLots }) => hasMergedLots);
}

/** The ledger of a new fund. */
export const replayed = (entries: readonly Entry[]): Map<string, Ledger> =>
  withAppErrors(() => replay(entries));

/** @returns null where only a replay can tell what the ledger comes to */
export function changeByAppend(fund: FundState, added: StoredTransaction): LedgerChange | null {
  const totals = withAppErrors(() => append(ledgerTotals(fund), toEntry(added)));
  if (totals === null) return null;
  const transactionCount = fund.transactionCount + 1;
  if (transactionCount > maxTransactionsPerFund) throw new AppError("transactions/too-many");
  return {
    insert: [added],
    update: [],
    remove: [],
    added: 1,
    totals: new Map([[fund.id, { ...totals, transactionCount }]]),
  };
}

/** @throws AppError funds/not-found, transactions/no-ledger for a fund with totals only */
export function requireLedger({ funds }: LedgerState, fundId: string): FundState {
  const fund = funds.find(({ id }) => id === fundId);
  if (fund === undefined) throw new AppError("funds/not-found");
  if (fund.ledgerVersion === 0) throw new AppError("transactions/no-ledger");
  return fund;
}

function withAppErrors<Result>(calculate: () => Result): Result {
  try {
    return calculate();
  } catch (error) {
    return throwAppError(error);
  }
}

function throwAppError(error: unknown): never {
  if (!(error instanceof LedgerRejectedError)) throw error;
  const { problem, date } = error;
  throw new AppError(`transactions/${problem}`, { values: { date }, cause: error });
}

const noTotals: FundTotals = {
  units: 0,
  invested: 0,
  realised: 0,
  firstDate: null,
  lastDate: null,
  transactionCount: 0,
};

export function fundTotals(ledger: Ledger | undefined): FundTotals {
  if (ledger === undefined) return noTotals;
  const { units, invested, realised, entries } = ledger;
  const last = entries.at(-1)?.entry;
  if (entries.length > maxTransactionsPerFund) {
    const cause = last && new FundRefusedError(last.fundId);
    throw new AppError("transactions/too-many", { cause });
  }
  return {
    units,
    invested,
    realised,
    firstDate: entries.at(0)?.entry.date ?? null,
    lastDate: last?.date ?? null,
    transactionCount: entries.length,
  };
}

/** The state of a fund that is added in the same batch. */
export const emptyLedger = (id: string): FundState => ({
  id,
  units: "0",
  investedAmount: "0",
  realised: null,
  firstDate: null,
  lastDate: null,
  transactionCount: 0,
  ledgerVersion: 0,
  hasDuplicateLedger: 0,
});
