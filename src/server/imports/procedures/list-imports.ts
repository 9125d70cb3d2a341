import type { PastImport } from "../../../shared/imports/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { importsOf } from "./queries.ts";

export async function listImports(ctx: SignedInContext): Promise<PastImport[]> {
  const { imports } = await ctx.read((owner) => ({ imports: importsOf(ctx.db, owner) }));
  return imports.map(({ stored, storedParts, added, duplicates, replaced, balances }) => ({
    importId: stored.id,
    source: stored.source,
    statement: { from: stored.from, to: stored.to },
    parts: stored.parts,
    storedParts,
    result: { added, duplicates, replaced },
    balances,
    createdAt: stored.createdAt.toISOString(),
  }));
}
