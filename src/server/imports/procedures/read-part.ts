import type { CommitInput, CommitResult } from "../../../shared/imports/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { sipsOfFunds, type SipRow } from "../../sips/queries/sips.ts";
import type { LedgerState } from "../../transactions/ledger-change.ts";
import { transactionsById, type StoredTransaction } from "../../transactions/queries/ledgers.ts";
import { fundsOfPairs } from "../../transactions/queries/linked-funds.ts";
import { readLedgers } from "../../transactions/read-ledgers.ts";
import { requirePastItems } from "./refused-items.ts";
import { readTargets, type WantedFunds } from "./read-targets.ts";

/** The requests of an import part, with the ledgers of its funds and of those that exchange units with them. */
export type ReadPart = WantedFunds & { state: LedgerState; sips: SipRow[] };

/** @returns `stored` where the part is stored already */
export async function readPart(
  ctx: SignedInContext,
  input: CommitInput,
): Promise<{ stored: CommitResult } | ReadPart> {
  const wanted = await readTargets(ctx, input);
  if ("stored" in wanted) return wanted;
  requirePastItems(input, ctx.clock());
  const newIds = new Set(wanted.newFunds.map(({ id }) => id));
  const fundIds = wanted.targets.map(({ fundId }) => fundId).filter((id) => !newIds.has(id));
  const [state, { sips }] = await Promise.all([
    readLedgers(ctx, { scope: fundsOfPairs(fundIds, pairIdsOf(input)) }),
    ctx.read((owner) => ({ sips: sipsOfFunds(ctx.db, owner, fundIds) })),
  ]);
  return { ...wanted, state, sips };
}

const pairIdsOf = ({ items }: CommitInput): string[] =>
  items.flatMap((item) =>
    item.kind === "transaction" && item.fields.pairId !== null ? [item.fields.pairId] : [],
  );

/** Reads whole rows, because undoing the import brings them back; few imports replace anything. */
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
