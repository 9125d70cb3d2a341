import { AppError } from "../../../shared/errors.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { sips } from "../../sips/tables.ts";
import { markRestored, requireRestorable, restoreRows } from "../queries.ts";
import { isSipRestorable, removedSipFacts, type RemovalRow } from "./queries.ts";
import { restoreLedger } from "./restore-ledger.ts";
import { requireSipLimit } from "../../sips/queries/sips.ts";

/** The SIP resumes where it was; the hourly job records instalments that have fallen due since. Those that went with it come back. */
export async function restoreSip(ctx: SessionContext, removal: RemovalRow): Promise<void> {
  const { id, rowCount } = removal;
  const {
    facts: [facts],
  } = await ctx.read((owner) => ({ facts: removedSipFacts(ctx.db, owner, id) }));
  if (facts?.hasFund === 0) throw new AppError("removals/no-fund");
  if (facts?.hasLedger === 0) throw new AppError("transactions/no-ledger");
  if (facts?.isAddedAgain === 1) throw new AppError("removals/sip-exists");
  if (facts?.isAtLimit === 1) throw new AppError("sips/too-many");
  if (rowCount > 1) return restoreLedger(ctx, removal);
  await ctx.write((userId) => [
    requireRestorable(ctx.db, userId, id, isSipRestorable(userId, id)),
    restoreRows(ctx.db, userId, id, sips),
    requireSipLimit(ctx.db, userId),
    ...markRestored(ctx.db, userId, id, ctx.clock()),
  ]);
}
