import type { Removal, RemovedDetail } from "../../../shared/removals/schema.ts";
import { exportPart } from "../../auth/export-part.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { removedFundCount } from "../../sharing/removed-fund-count.ts";
import { removalsOf, type ListedRemoval } from "./queries.ts";

export async function listRemovals(ctx: SessionContext): Promise<Removal[]> {
  const { removals } = await ctx.read((owner) => ({
    removals: removalsOf(ctx.db, owner, ctx.clock()),
  }));
  return removals.map(removalView);
}

export const removalsExport = exportPart({
  reads: ({ db, clock }, owner) => ({ removals: removalsOf(db, owner, clock()) }),
  view: ({ removals }) => ({ recentlyDeleted: removals.map(removalView) }),
});

const removalView = (row: ListedRemoval): Removal => ({
  id: row.id,
  title: row.title,
  removedAt: new Date(row.removedAt).toISOString(),
  ...detailOf(row),
});

function detailOf(row: ListedRemoval): RemovedDetail {
  const { kind, folioNumber, transactionCount, type, date, day } = row;
  switch (kind) {
    case "fund":
      return { kind, folioNumber, transactionCount };
    case "transaction":
      return { kind, type, date, amount: Number(row.amount) };
    case "sip":
      return { kind, day, amount: Number(row.amount) };
    case "share":
    case "sender":
      return { kind, fundCount: removedFundCount(row) };
    case "goal":
      return { kind, target: Number(row.target) };
    case "target":
      return { kind, parts: (JSON.parse(row.parts) as unknown[]).length };
    case "holder":
      return { kind, fundCount: row.fundCount };
  }
}
