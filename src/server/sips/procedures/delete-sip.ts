import { estimatesOf } from "../../../shared/sips/estimates-of.ts";
import type { DeleteSipInput } from "../../../shared/sips/schema.ts";
import { AppError } from "../../../shared/errors.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import type { Query } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import { removalOf } from "../../removals/queries.ts";
import { changeByReplay } from "../../transactions/ledger-change.ts";
import { ledgerWrites } from "../../transactions/ledger-writes.ts";
import { readLedgers } from "../../transactions/read-ledgers.ts";
import { fundOfSip } from "../../transactions/queries/instalments.ts";
import { deleteSipRow } from "../queries/sips.ts";
import { recordRemovedSip, requireNoEstimates } from "../../transactions/queries/removed-sips.ts";

/**
 * Deletes a SIP, which can be restored. Recorded instalments stay, unless those that are worked out and not confirmed go with
 * it: then they are restored together. A repeated call returns the same.
 * @throws AppError sips/not-found, transactions/not-enough-units where a later transaction needs the units,
 * transactions/conflict
 */
export async function deleteSip(
  ctx: SignedInContext,
  { id, withEstimates }: DeleteSipInput,
): Promise<{ id: string; removalId: string }> {
  const { ids, writes } = withEstimates ? await withoutEstimates(ctx, id) : nothing;
  const removal = { id: crypto.randomUUID(), removedAt: ctx.clock() };
  const {
    removal: [stored],
  } = await ctx.write((userId) => ({
    writes: [
      ...recordRemovedSip(ctx.db, userId, { ...removal, sipId: id, estimates: ids }),
      ...writes(userId),
      deleteSipRow(ctx.db, userId, id),
    ],
    removal: removalOf(ctx.db, userId, { kind: "sip", field: "id", id }),
  }));
  if (stored === undefined) throw new AppError("sips/not-found");
  return { id, removalId: stored.id };
}

type Estimates = { ids: readonly string[]; writes: (userId: UserId) => Query[] };
const nothing: Estimates = { ids: [], writes: () => [] };

async function withoutEstimates(ctx: SignedInContext, sipId: string): Promise<Estimates> {
  const state = await readLedgers(ctx, { scope: fundOfSip(sipId) });
  const ids = estimatesOf(sipId, state.transactions).map((row) => row.id);
  const change = ids.length === 0 ? null : await changeByReplay(state, { remove: ids });
  return {
    ids,
    writes: (userId) => [
      ...(change === null ? [] : ledgerWrites(ctx, userId, state, change)),
      requireNoEstimates(ctx.db, userId, sipId),
    ],
  };
}
