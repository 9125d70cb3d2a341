import { AppError } from "../../shared/errors.ts";
import type { Entry } from "../../shared/transactions/entry.ts";
import {
  LedgerRejectedError,
  replay,
  type Ledger,
  type LotLimitPolicy,
} from "../../shared/transactions/ledger.ts";
import {
  maxTransactionsPerFund,
  maxTransactionsPerUser,
} from "../../shared/transactions/schema.ts";
import type { Read } from "../platform/db/batch.ts";
import type { Query } from "../platform/db/query.ts";
import type { UserId } from "../platform/user-id.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import type { FundRow } from "../funds/queries/funds.ts";
import { isLedgerConflict } from "../funds/queries/same-ledger.ts";
import { isForeignKeyError } from "../platform/db/constraints.ts";
import type { IsoDate } from "../../shared/dates.ts";
import { append } from "../../shared/transactions/append.ts";
import { storedTotals, toEntry } from "./ledger-entries.ts";
import { ledgerPages, type LedgerRow, type PageOf } from "./queries/ledger-pages.ts";
import type { FundSelector } from "./queries/linked-funds.ts";
import { readPages, retryOnChange } from "./read-pages.ts";
import {
  countOfUser,
  deleteTransactions,
  fundRows,
  fundStates,
  insertTransactions,
  isDuplicateId,
  requireTwoLegs,
  storeTotals,
  transactionById,
  updateTransactions,
  type FundState,
  type StoredTotals,
  type StoredTransaction,
} from "./queries/ledgers.ts";

export type LedgerState = {
  funds: readonly FundState[];
  transactions: readonly LedgerRow[];
  found: StoredTransaction | undefined;
};

export type LedgerChange = {
  insert?: readonly StoredTransaction[];
  /** A note that is not given stays. */
  update?: readonly (LedgerRow & { note?: string | null })[];
  remove?: readonly string[];
};

type Request = {
  scope: FundSelector;
  transactionId?: string;
  /** Leaves the transactions out where the funds' last one is before this date. */
  unlessBefore?: IsoDate | null;
  /** Leaves out the transactions of an import. */
  exceptBatch?: string;
};

type Planned = Required<LedgerChange> & {
  /** How many transactions `before` deletes. */
  deletedBefore?: number;
  totals: ReadonlyMap<string, StoredTotals>;
  created?: readonly FundState[];
  before?: (userId: UserId) => readonly Query[];
  alongside?: (userId: UserId) => readonly Query[];
};

export type LedgerContext = Pick<SignedInContext, "db" | "clock" | "write"> & { read: Read };

const maxAttempts = 3;

/**
 * Changes ledgers in one atomic batch, which fails whole if one of them changed since it was read;
 * then everything is read and planned again.
 * @param plan returns null where nothing is left to do
 * @returns the funds as stored afterwards
 * @throws AppError transactions/conflict after three attempts; what `plan` throws
 */
export async function changeLedgers(
  ctx: LedgerContext,
  { scope, transactionId = "", unlessBefore = null, exceptBatch }: Request,
  plan: (state: LedgerState) => Planned | null | Promise<Planned>,
): Promise<FundRow[]> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const { funds, transactions, found, total } = await retryOnChange(() =>
      readState(ctx, { scope, unlessBefore, exceptBatch }, transactionId),
    );
    const planned = await plan({ funds, transactions, found });
    const ids = funds.map(({ id }) => id);
    if (planned === null)
      return (await ctx.read((owner) => [fundRows(ctx.db, owner, ids)])).rows[0];
    const { insert, remove, deletedBefore = 0 } = planned;
    const added = insert.length - remove.length - deletedBefore;
    if (added > 0 && total + added > maxTransactionsPerUser) {
      throw new AppError("transactions/too-many");
    }
    const written = await writeOrNull(ctx, funds, planned);
    if (written !== null) return written;
  }
  throw new AppError("transactions/conflict");
}

async function readState(
  ctx: LedgerContext,
  pageOf: PageOf & { scope: FundSelector },
  transactionId: string,
): Promise<LedgerState & { total: number }> {
  const { rows } = await ctx.read((owner) => [
    fundStates(ctx.db, owner, pageOf.scope),
    ledgerPages.query(ctx.db, owner, pageOf),
    transactionById(ctx.db, owner, transactionId),
    countOfUser(ctx.db, owner),
  ]);
  const [funds, first, [found], [total]] = rows;
  const transactions = await readPages(ctx, ledgerPages, first, pageOf);
  return { funds, transactions, found, total: total?.count ?? 0 };
}

async function writeOrNull(
  ctx: LedgerContext,
  funds: readonly FundState[],
  { insert, update, remove, totals, created = [], before = nothing, alongside = nothing }: Planned,
): Promise<FundRow[] | null> {
  const now = ctx.clock();
  const pairIds = insert.flatMap(({ pairId }) => pairId ?? []);
  const all = [...funds, ...created];
  const changes = all.flatMap((fund) => {
    const after = totals.get(fund.id);
    return after === undefined ? [] : [{ fund, after }];
  });
  try {
    const ids = all.map(({ id }) => id);
    const answers: readonly unknown[] = await ctx.write((userId) => [
      deleteTransactions(ctx.db, userId, remove),
      ...before(userId),
      updateTransactions(ctx.db, userId, update),
      insertTransactions(ctx.db, userId, insert),
      ...(pairIds.length === 0 ? [] : [requireTwoLegs(ctx.db, userId, pairIds)]),
      storeTotals(ctx.db, userId, changes, now),
      ...alongside(userId),
      fundRows(ctx.db, userId, ids),
    ]);
    return answers.at(-1) as FundRow[];
  } catch (error) {
    if (isLedgerConflict(error) || isForeignKeyError(error) || isDuplicateId(error)) return null;
    throw error;
  }
}

const nothing = (): readonly Query[] => [];

/**
 * What the ledgers of these funds come to after a change.
 * @param lotLimitPolicy by default a ledger above the limit of lots can shrink and be corrected, but not grow
 * @throws AppError transactions/not-enough-units, nothing-to-reverse, too-large, too-many-lots, too-many
 */
export function planReplay(
  state: LedgerState,
  { insert = [], update = [], remove = [] }: LedgerChange,
  lotLimitPolicy: LotLimitPolicy = insert.length > remove.length ? "refuse" : "merge",
): Planned {
  const gone = new Set([...remove, ...update.map(({ id }) => id)]);
  const kept = state.transactions.filter(({ id }) => !gone.has(id));
  const ledgers = replayed([...kept, ...update, ...insert].map(toEntry), lotLimitPolicy);
  return {
    insert,
    update,
    remove,
    totals: new Map(state.funds.map(({ id }) => [id, totalsOf(ledgers.get(id))])),
  };
}

export const replayed = (
  entries: readonly Entry[],
  lotLimitPolicy: LotLimitPolicy = "refuse",
): Map<string, Ledger> => withAppErrors(() => replay(entries, lotLimitPolicy));

export function planAppend(fund: FundState, added: StoredTransaction): Planned | null {
  const totals = withAppErrors(() => append(storedTotals(fund), toEntry(added)));
  if (totals === null) return null;
  const transactionCount = fund.transactionCount + 1;
  if (transactionCount > maxTransactionsPerFund) throw new AppError("transactions/too-many");
  return {
    insert: [added],
    update: [],
    remove: [],
    totals: new Map([[fund.id, { ...totals, transactionCount }]]),
  };
}

function withAppErrors<Result>(calculate: () => Result): Result {
  try {
    return calculate();
  } catch (error) {
    if (!(error instanceof LedgerRejectedError)) throw error;
    const { problem, date } = error;
    throw new AppError(`transactions/${problem}`, { values: { date }, cause: error });
  }
}

const noTotals: StoredTotals = {
  units: 0,
  invested: 0,
  realised: 0,
  firstDate: null,
  lastDate: null,
  transactionCount: 0,
};

export function totalsOf(ledger: Ledger | undefined): StoredTotals {
  if (ledger === undefined) return noTotals;
  const { units, invested, realised, entries } = ledger;
  if (entries.length > maxTransactionsPerFund) throw new AppError("transactions/too-many");
  return {
    units,
    invested,
    realised,
    firstDate: entries.at(0)?.entry.date ?? null,
    lastDate: entries.at(-1)?.entry.date ?? null,
    transactionCount: entries.length,
  };
}
