import { AppError } from "../../../shared/errors.ts";
import type { CommitInput, CommitResult } from "../../../shared/imports/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { recountCategories } from "../../funds/queries/category-counts.ts";
import { changeFund, requireUniqueFolio, type NewFund } from "../../funds/queries/funds.ts";
import { requireFundLimit } from "../../funds/queries/limits.ts";
import { requireHolder } from "../../holders/queries/holders.ts";
import { hideFileOfImport } from "../../inbox/queries/files.ts";
import type { Query } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import { ledgerWrites } from "../../transactions/ledger-writes.ts";
import type { StoredTransaction } from "../../transactions/queries/ledgers.ts";
import {
  forgetOldestBalances,
  keepBalances,
  type NewBalance,
} from "../../transactions/queries/balances.ts";
import { changeSips } from "../../sips/instalments.ts";
import type { PartUndo } from "./part-undo.ts";
import type { PartChange } from "./part-change.ts";
import type { Target } from "./target-change.ts";
import {
  forgetOldestSchemes,
  forgetOldestUnlisted,
  insertImport,
  insertFunds,
  insertPart,
  rememberSchemes,
  rememberUnlisted,
  replaceTotals,
  requireNotUndone,
} from "./queries.ts";
import type { ReadPart } from "./read-part.ts";

type DecidedPart = Omit<ReadPart, "sips"> &
  PartChange & {
    /** The rows that undoing brings back. */
    removed: StoredTransaction[];
  };

/** Everything that storing an import part writes, in its order. */
export const writesOfPart = (
  ctx: SignedInContext,
  userId: UserId,
  input: CommitInput,
  part: DecidedPart,
): Query[] => [
  ...partWrites(ctx, userId, input, {
    result: part.result,
    undo: { ...part.undo, removed: part.removed },
  }),
  ...fundWrites(ctx, userId, input, part.newFunds),
  ...part.listedNow.flatMap(({ fundId, scheme }) => [
    // Another fund has got the code since: the next try finds it.
    requireUniqueFolio(ctx.db, userId, fundId, scheme, "transactions/conflict"),
    changeFund(ctx.db, userId, fundId, scheme, ctx.clock()),
  ]),
  ...unlistedWrites(ctx, userId, part.items),
  ...ledgerWrites(
    ctx,
    userId,
    { ...part.state, funds: [...part.state.funds, ...part.created] },
    part.change,
  ),
  ...changeSips(ctx.db, userId, part.sips),
  ...part.undo.replacedTotals.map((totals) => replaceTotals(ctx.db, userId, totals, ctx.clock())),
  ...balanceWrites(ctx, userId, input.importId, part.balances),
  ...(input.inboxId === undefined
    ? []
    : [hideFileOfImport(ctx.db, userId, { ...input, id: input.inboxId }, ctx.clock())]),
  ...(part.newFunds.length === 0
    ? []
    : [...recountCategories(ctx.db, userId, ctx.clock()), requireFundLimit(ctx.db, userId)]),
];

const fundWrites = (
  ctx: SignedInContext,
  userId: UserId,
  { items }: CommitInput,
  newFunds: readonly Omit<NewFund, "userId">[],
): Query[] => [
  ...peopleIn(items).map((id) => requireHolder(ctx.db, userId, id, holderRefusal(items, id))),
  ...(newFunds.length === 0
    ? []
    : [
        insertFunds(
          ctx.db,
          newFunds.map((fund) => ({ ...fund, userId })),
        ),
      ]),
];

const peopleIn = (items: CommitInput["items"]): string[] => [
  ...new Set(
    items.flatMap((item) =>
      item.kind === "fund" && item.holderId !== null ? [item.holderId] : [],
    ),
  ),
];

const holderRefusal = (items: CommitInput["items"], holderId: string) => (cause: unknown) =>
  new AppError("holders/not-found", {
    items: [...items.entries()].flatMap(([place, item]) =>
      item.kind === "fund" && item.holderId === holderId ? [place] : [],
    ),
    cause,
  });

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
  importId: string,
  balances: readonly NewBalance[],
): Query[] =>
  balances.length === 0
    ? []
    : [
        keepBalances(ctx.db, userId, importId, balances, ctx.clock()),
        forgetOldestBalances(ctx.db, userId, balances),
      ];

function partWrites(
  ctx: SignedInContext,
  userId: UserId,
  { importId, part, parts, source, statement, items }: CommitInput,
  { result, undo }: { result: CommitResult; undo: PartUndo },
): Query[] {
  const chosen = items.flatMap((item) =>
    item.kind === "fund" && item.schemeKey !== null && item.amfiCode != null
      ? [{ userId, schemeKey: item.schemeKey, amfiCode: item.amfiCode }]
      : [],
  );
  return [
    requireNotUndone(ctx.db, userId, importId),
    insertImport(ctx.db, {
      userId,
      id: importId,
      source,
      from: statement.from,
      to: statement.to,
      parts,
      createdAt: ctx.clock(),
    }),
    insertPart(ctx.db, { userId, importId, part, ...result, undo }),
    ...(chosen.length === 0
      ? []
      : [rememberSchemes(ctx.db, chosen), forgetOldestSchemes(ctx.db, userId)]),
  ];
}
