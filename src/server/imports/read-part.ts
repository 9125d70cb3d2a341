import type { CommitInput, CommitResult } from "../../shared/imports/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import type { LedgerState } from "../transactions/ledger-change.ts";
import { transactionsById, type StoredTransaction } from "../transactions/queries/ledgers.ts";
import { fundsOfPairs } from "../transactions/queries/linked-funds.ts";
import { readLedgers } from "../transactions/read-ledgers.ts";
import { requirePastItems } from "./refused-items.ts";
import { readTargets, type WantedFunds } from "./read-targets.ts";

/** What an import part asks for, with the ledgers of its funds and of those that exchange units with them. */
export type ReadPart = WantedFunds & { state: LedgerState };

/** @returns `stored` where the part is stored already */
export async function readPart(
  ctx: SignedInContext,
  input: CommitInput,
): Promise<{ stored: CommitResult } | ReadPart> {
  const wanted = await readTargets(ctx, input);
  if ("stored" in wanted) return wanted;
  requirePastItems(input, ctx.clock());
  const newIds = new Set(wanted.newFunds.map(({ id }) => id));
  const scope = fundsOfPairs(
    wanted.targets.map(({ fundId }) => fundId).filter((id) => !newIds.has(id)),
    pairIdsOf(input),
  );
  return { ...wanted, state: await readLedgers(ctx, { scope }) };
}

const pairIdsOf = ({ items }: CommitInput): string[] =>
  items.flatMap((item) =>
    item.kind === "transaction" && item.fields.pairId !== null ? [item.fields.pairId] : [],
  );

/** Whole, because undoing the import brings them back; few imports replace anything. */
export async function readReplaced(
  ctx: SignedInContext,
  ids: readonly string[],
): Promise<StoredTransaction[]> {
  if (ids.length === 0) return [];
  const { replaced } = await ctx.read((owner) => ({
    replaced: transactionsById(ctx.db, owner, ids),
  }));
  return replaced;
}
