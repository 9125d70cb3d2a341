import type { ComparableSchemes, CompareInput } from "../../shared/compare/schema.ts";
import { navSourcesBegin } from "../../shared/history/days.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { newestListedDay } from "../history/queries/histories.ts";
import { comparableSchemes } from "./queries.ts";

/** What the list says of schemes that are to be compared; those that it does not have are left out. */
export async function listSchemes(
  ctx: SignedInContext,
  { codes }: CompareInput,
): Promise<ComparableSchemes> {
  const { listed, found } = await ctx.read(() => ({
    listed: newestListedDay(ctx.db),
    found: comparableSchemes(ctx.db, codes),
  }));
  return {
    asOf: listed[0]?.day ?? null,
    schemes: found.map(({ wantedFrom, option, ...scheme }) => ({
      ...scheme,
      option: option ?? "unknown",
      isWhole: wantedFrom !== null && wantedFrom <= navSourcesBegin,
    })),
  };
}
