import { AppError } from "../../shared/errors.ts";
import { maxFundsPerUser } from "../../shared/funds/schema.ts";
import { holdingKey } from "../../shared/imports/commit/holding-key.ts";
import {
  maxImportsPerUser,
  type CommitInput,
  type CommitResult,
} from "../../shared/imports/schema.ts";
import { missing } from "../../shared/missing.ts";
import { nameKey, type Scheme } from "../../shared/schemes/scheme.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { recountCategories } from "../stored-funds/queries/category-counts.ts";
import { fundCount, type NewFund } from "../stored-funds/queries/funds.ts";
import { requireFundLimit } from "../stored-funds/queries/limits.ts";
import { requireHolder } from "../holders/queries/holders.ts";
import { requestHistories } from "../history/track-schemes.ts";
import type { Query } from "../platform/db/query.ts";
import type { UserId } from "../platform/user-id.ts";
import { schemesByCodes } from "../schemes/queries/schemes.ts";
import { forgetOldestBalances, keepBalances, type NewBalance } from "../stored-imports/queries.ts";
import { requireAllowedDates } from "../transactions/allowed-dates.ts";
import { ledgerWrites } from "../transactions/ledger-writes.ts";
import { transactionsById, type StoredTransaction } from "../transactions/queries/ledgers.ts";
import { fundsOfPairs } from "../transactions/queries/linked-funds.ts";
import { readLedgers } from "../transactions/read-ledgers.ts";
import type { PartUndo } from "./part-undo.ts";
import { changeOfPart, totalsOfItem, type Target } from "./part-change.ts";
import {
  countOfOtherBatches,
  forgetOldestSchemes,
  forgetOldestUnlisted,
  fundsOfItems,
  insertBatch,
  insertFunds,
  insertPart,
  rememberSchemes,
  rememberUnlisted,
  replaceTotals,
  storedPart,
} from "./queries.ts";

/**
 * Stores one part of an import as a whole: funds that are not there yet, the transactions that are not recorded yet, and
 * what the statement prints as held. A part that is stored already changes nothing.
 * @throws AppError transactions/no-ledger where later rows would follow totals; what the ledger refuses; funds/too-many,
 * holders/not-found, transactions/conflict
 */
export async function commitPart(ctx: SignedInContext, input: CommitInput): Promise<CommitResult> {
  const dates = input.items.flatMap((item) =>
    item.kind === "fund" ? [] : [item.fields.date, item.fields.acquiredOn],
  );
  requireAllowedDates(ctx.clock(), dates);
  const { stored, ...wanted } = await readTargets(ctx, input);
  if (stored !== undefined) return stored;
  const result = await storePart(ctx, input, wanted);
  if (input.part === input.parts - 1) requestHistories(ctx);
  return result;
}

async function storePart(
  ctx: SignedInContext,
  input: CommitInput,
  { items, targets, balances, newFunds }: WantedFunds,
): Promise<CommitResult> {
  const newIds = new Set(newFunds.map(({ id }) => id));
  const scope = fundsOfPairs(
    targets.map(({ fundId }) => fundId).filter((id) => !newIds.has(id)),
    pairIdsOf(input),
  );
  const state = await readLedgers(ctx, { scope });
  const { change, created, result, replaced, undo } = await changeOfPart(
    state,
    targets,
    input,
    ctx.clock(),
  );
  const removed = await readRemoved(ctx, replaced);
  const ledgers = { ...state, funds: [...state.funds, ...created] };
  await ctx.write((userId) => [
    ...partWrites(ctx, userId, input, { result, undo: { ...undo, removed } }),
    ...fundWrites(ctx, userId, newFunds),
    ...unlistedWrites(ctx, userId, items),
    ...ledgerWrites(ctx, userId, ledgers, change),
    ...undo.replacedTotals.map((totals) => replaceTotals(ctx.db, userId, totals, ctx.clock())),
    ...balanceWrites(ctx, userId, input.batchId, balances),
    ...(newFunds.length === 0
      ? []
      : [...recountCategories(ctx.db, userId, ctx.clock()), requireFundLimit(ctx.db, userId)]),
  ]);
  return result;
}

/** Whole, because undoing the import brings them back; few imports replace anything. */
async function readRemoved(
  ctx: SignedInContext,
  ids: readonly string[],
): Promise<StoredTransaction[]> {
  if (ids.length === 0) return [];
  const { removed } = await ctx.read((owner) => ({
    removed: transactionsById(ctx.db, owner, ids),
  }));
  return removed;
}

const pairIdsOf = ({ items }: CommitInput): string[] =>
  items.flatMap((item) =>
    item.kind === "transaction" && item.fields.pairId !== null ? [item.fields.pairId] : [],
  );

type WantedFunds = Omit<Awaited<ReturnType<typeof readTargets>>, "stored">;

async function readTargets(ctx: SignedInContext, input: CommitInput) {
  const fundItems = [...input.items.entries()].flatMap(([index, item]) =>
    item.kind === "fund" ? [{ index, item }] : [],
  );
  const wanted = fundItems.map(({ item }) => item);
  const codes = wanted.flatMap(({ amfiCode }) => (amfiCode == null ? [] : [amfiCode]));
  const {
    stored: [stored],
    found,
    schemes,
    total: [total = missing()],
    others: [others = missing()],
  } = await ctx.read((owner) => ({
    stored: storedPart(ctx.db, owner, input.batchId, input.part),
    found: fundsOfItems(ctx.db, owner, wanted),
    schemes: schemesByCodes(ctx.db, codes),
    total: fundCount(ctx.db, owner),
    others: countOfOtherBatches(ctx.db, owner, input.batchId),
  }));
  const rowsByFund = Map.groupBy(
    input.items.filter((item) => item.kind === "transaction"),
    ({ fund }) => fund,
  );
  const foundByItem = new Map(found.map((fund) => [fund.item, fund]));
  const newIds = new Map<string, string>();
  const all = fundItems.map(({ index, item }, position): Target & { hasWork: boolean } => {
    const existing = foundByItem.get(position);
    // A statement can have one fund twice, under an old name and a new one.
    const sameFund = newIds.get(holdingKey(item));
    const fundId = existing?.id ?? sameFund ?? crypto.randomUUID();
    const own = rowsByFund.get(index) ?? [];
    const hasWork = item.totals !== null || own.length > 0;
    if (hasWork) newIds.set(holdingKey(item), fundId);
    const isTotals = existing?.ledgerVersion === 0;
    if (own.length > 0 && item.coverage === "later" && isTotals) {
      throw new AppError("transactions/no-ledger");
    }
    const isNew = existing === undefined && sameFund === undefined;
    return { item, fundId, isNew, rows: own, hasWork };
  });
  const targets = all.filter(({ hasWork }) => hasWork);
  const newFunds = targets.filter(({ isNew }) => isNew).map(newFundOf(schemes, ctx.clock()));
  if (newFunds.length > 0 && total.count + newFunds.length > maxFundsPerUser) {
    throw new AppError("funds/too-many");
  }
  if (others.count >= maxImportsPerUser) throw new AppError("imports/too-many");
  return {
    stored,
    items: targets,
    targets: joinedByFund(targets),
    newFunds,
    // Also of an item that comes before the one that makes the fund.
    balances: all.flatMap(({ fundId, isNew, item }) =>
      item.printed === null
        ? []
        : [
            {
              fundId: isNew ? (newIds.get(holdingKey(item)) ?? fundId) : fundId,
              printed: item.printed,
            },
          ],
    ),
  };
}

/** The items of one fund as one: each would else be compared with the ledger as if it were alone. */
function joinedByFund(targets: readonly Target[]): Target[] {
  const joined = new Map<string, Target>();
  for (const target of targets) {
    const { fundId, item, rows } = target;
    const before = joined.get(fundId);
    if (before === undefined) joined.set(fundId, target);
    else {
      const coverage = before.item.coverage === "totals" ? item.coverage : before.item.coverage;
      const dropped = [...before.item.dropped, ...item.dropped];
      joined.set(fundId, {
        ...before,
        item: { ...before.item, coverage, dropped },
        rows: [...before.rows, ...rows],
      });
    }
  }
  return [...joined.values()];
}

const newFundOf =
  (schemes: readonly Scheme[], createdAt: Date) =>
  ({ item, fundId }: Target): Omit<NewFund, "userId"> => {
    const {
      kind,
      house,
      coverage,
      totals,
      totalsBefore,
      dropped,
      schemeKey,
      printed,
      ...description
    } = item;
    const scheme = schemes.find(({ code }) => code !== null && code === item.amfiCode);
    const schemeName = scheme?.name ?? item.schemeName;
    return {
      ...description,
      id: fundId,
      schemeName,
      amfiCode: item.amfiCode ?? null,
      nameKey: nameKey(schemeName),
      ...totalsOfItem(totals ?? { units: 0, investedAmount: 0 }),
      nav: scheme?.nav ?? null,
      navDate: scheme?.navDate ?? null,
      createdAt,
      updatedAt: null,
    };
  };

const fundWrites = (
  ctx: SignedInContext,
  userId: UserId,
  newFunds: readonly Omit<NewFund, "userId">[],
): Query[] =>
  newFunds.length === 0
    ? []
    : [
        ...[...new Set(newFunds.flatMap(({ holderId }) => holderId ?? []))].map((id) =>
          requireHolder(ctx.db, userId, id),
        ),
        insertFunds(
          ctx.db,
          newFunds.map((fund) => ({ ...fund, userId })),
        ),
      ];

/** Schemes that the user says are not in the list, with the funds under which they are recorded. */
function unlistedWrites(ctx: SignedInContext, userId: UserId, targets: readonly Target[]): Query[] {
  const unlisted = targets.flatMap(({ item: { schemeKey, amfiCode }, fundId }) =>
    schemeKey !== null && amfiCode == null ? [{ userId, schemeKey, fundId }] : [],
  );
  return unlisted.length === 0
    ? []
    : [rememberUnlisted(ctx.db, unlisted), forgetOldestUnlisted(ctx.db, userId)];
}

const balanceWrites = (
  ctx: SignedInContext,
  userId: UserId,
  batchId: string,
  balances: readonly NewBalance[],
): Query[] =>
  balances.length === 0
    ? []
    : [
        keepBalances(ctx.db, userId, batchId, balances, ctx.clock()),
        forgetOldestBalances(ctx.db, userId, balances),
      ];

function partWrites(
  ctx: SignedInContext,
  userId: UserId,
  { batchId, part, parts, source, statement, items }: CommitInput,
  { result, undo }: { result: CommitResult; undo: PartUndo },
): Query[] {
  const chosen = items.flatMap((item) =>
    item.kind === "fund" && item.schemeKey !== null && item.amfiCode != null
      ? [{ userId, schemeKey: item.schemeKey, amfiCode: item.amfiCode }]
      : [],
  );
  return [
    insertBatch(ctx.db, {
      userId,
      id: batchId,
      source,
      from: statement.from,
      to: statement.to,
      parts,
      createdAt: ctx.clock(),
    }),
    insertPart(ctx.db, { userId, batchId, part, ...result, undo }),
    ...(chosen.length === 0
      ? []
      : [rememberSchemes(ctx.db, chosen), forgetOldestSchemes(ctx.db, userId)]),
  ];
}
