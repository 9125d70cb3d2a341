import type { ImportBatch } from "../../shared/imports/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { batchesOf } from "./queries.ts";

export async function listImports(ctx: SignedInContext): Promise<ImportBatch[]> {
  const { imports } = await ctx.read((owner) => ({ imports: batchesOf(ctx.db, owner) }));
  return imports.map(({ batch, storedParts, added, duplicates, replaced, balances }) => ({
    batchId: batch.id,
    source: batch.source,
    statement: { from: batch.from, to: batch.to },
    parts: batch.parts,
    storedParts,
    result: { added, duplicates, replaced },
    balances,
    createdAt: batch.createdAt.toISOString(),
  }));
}
