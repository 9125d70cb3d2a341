import type { CommitInput, CommitResult } from "../../shared/imports/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import type { NewFund } from "../stored-funds/queries/funds.ts";
import { requireHolder } from "../holders/queries/holders.ts";
import type { Query } from "../platform/db/query.ts";
import type { UserId } from "../platform/user-id.ts";
import { forgetOldestBalances, keepBalances, type NewBalance } from "../stored-imports/queries.ts";
import type { PartUndo } from "./part-undo.ts";
import type { Target } from "./part-change.ts";
import {
  forgetOldestSchemes,
  forgetOldestUnlisted,
  insertImport,
  insertFunds,
  insertPart,
  rememberSchemes,
  rememberUnlisted,
} from "./queries.ts";

export const fundWrites = (
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
export function unlistedWrites(
  ctx: SignedInContext,
  userId: UserId,
  targets: readonly Target[],
): Query[] {
  const unlisted = targets.flatMap(({ item: { schemeKey, amfiCode }, fundId }) =>
    schemeKey !== null && amfiCode == null ? [{ userId, schemeKey, fundId }] : [],
  );
  return unlisted.length === 0
    ? []
    : [rememberUnlisted(ctx.db, unlisted), forgetOldestUnlisted(ctx.db, userId)];
}

export const balanceWrites = (
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

export function partWrites(
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
