import type { Holder } from "../../shared/holders/holder.ts";
import type { HolderRow } from "./queries/holders.ts";

type FundCount = { holderId: string | null; count: number };

export const holderView = (row: HolderRow, fundCounts: readonly FundCount[]): Holder => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  clubbedWith: row.clubbedWith,
  fundCount: fundCounts.find(({ holderId }) => holderId === row.id)?.count ?? 0,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt?.toISOString() ?? null,
});
