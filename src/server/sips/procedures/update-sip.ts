import { AppError } from "../../../shared/errors.ts";
import {
  recordedInstalments,
  type RecordedInstalment,
} from "../../../shared/sips/recorded-instalments.ts";
import type { Sip, UpdateSipInput } from "../../../shared/sips/schema.ts";
import { missing } from "../../../shared/missing.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { linkInstalments, purchasesWhileWaiting } from "../../transactions/queries/instalments.ts";
import { asPurchase, type PurchaseRow } from "../purchase-row.ts";
import { sipById, sipIdsOf, requireUnchanged, updateSipRow, type SipRow } from "../queries/sips.ts";
import { caughtUp } from "../caught-up.ts";
import { changedSip } from "./changed-sip.ts";
import { scheduleOf, sipView } from "../sip-view.ts";

/**
 * Changes a SIP from now on. Purchases that were its instalments are linked first, because the new day and amount no longer
 * find them. A resumed one goes on from today: what fell due during the pause was not bought.
 * @throws AppError sips/not-found, sips/stopped-long-ago, transactions/conflict, request/invalid where it would end before it
 * starts
 */
export async function updateSip(ctx: SignedInContext, input: UpdateSipInput): Promise<Sip> {
  const {
    stored: [stored],
    sipIds,
    purchases,
  } = await ctx.read((owner) => ({
    stored: sipById(ctx.db, owner, input.id),
    sipIds: sipIdsOf(ctx.db, owner),
    purchases: purchasesWhileWaiting(ctx.db, owner, input.id),
  }));
  if (stored === undefined) throw new AppError("sips/not-found");
  const bought = boughtBefore(stored, new Set(sipIds.map(({ id }) => id)), purchases);
  const changed = changedSip({ ...stored, ...caughtUp(stored, bought) }, input.data, ctx.clock());
  const { updated } = await ctx.write((userId) => ({
    writes: [
      requireUnchanged(ctx.db, userId, stored),
      linkInstalments(ctx.db, userId, stored.id, bought),
    ],
    updated: updateSipRow(ctx.db, userId, changed),
  }));
  return sipView(updated[0] ?? missing());
}

function boughtBefore(
  stored: SipRow,
  sipIds: ReadonlySet<string>,
  purchases: readonly PurchaseRow[],
): RecordedInstalment[] {
  const { id, nextDue, paused } = stored;
  if (nextDue === null || paused) return [];
  const taking = { id, isGone: (other: string) => !sipIds.has(other) };
  return recordedInstalments(scheduleOf(stored), taking, purchases.map(asPurchase), nextDue);
}
