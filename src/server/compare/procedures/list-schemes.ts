import type { ComparableSchemes, CompareInput } from "../../../shared/compare/schema.ts";
import { navSourcesBegin } from "../../../shared/history/days.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { keepWanted } from "../../history/track-schemes.ts";
import { newestListedDay } from "../../history/queries/histories.ts";
import { comparableSchemes } from "./queries.ts";

/** The listed facts of schemes to compare; schemes that the list lacks are left out. */
export async function listSchemes(
  ctx: SignedInContext,
  { codes }: CompareInput,
): Promise<ComparableSchemes> {
  const { listed, found } = await ctx.read(() => ({
    listed: newestListedDay(ctx.db),
    found: comparableSchemes(ctx.db, codes),
  }));
  keepWanted(ctx, codes);
  return {
    asOf: listed[0]?.day ?? null,
    schemes: found.map(({ wantedFrom, option, ...scheme }) => ({
      ...scheme,
      option: option ?? "unknown",
      isWhole: wantedFrom !== null && wantedFrom <= navSourcesBegin,
    })),
  };
}
