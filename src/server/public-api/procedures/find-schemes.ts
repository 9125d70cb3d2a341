import { maxSchemesFound, type SchemeSearchInput } from "../../../shared/public-api/schema.ts";
import type { SchemesResult } from "../../../shared/public-api/results.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { newestListedDay } from "../../history/queries/histories.ts";
import { schemesByWords } from "../queries.ts";

/** Schemes of the list whose name has all words, or whose code or ISIN is the one word; the shortest names first. */
export async function findSchemes(
  ctx: SignedInContext,
  { words }: SchemeSearchInput,
): Promise<SchemesResult> {
  const { listed, found } = await ctx.read(() => ({
    listed: newestListedDay(ctx.db),
    found: schemesByWords(ctx.db, words, maxSchemesFound),
  }));
  return {
    asOf: listed[0]?.day ?? null,
    leftOut: (found[0]?.matches ?? 0) - found.length,
    schemes: found.map(({ matches: _matches, nav, ...scheme }) => ({
      ...scheme,
      nav: nav === null ? null : Number(nav),
    })),
  };
}
