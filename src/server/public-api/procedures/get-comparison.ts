import { incomparableOption } from "../../../shared/compare/comparable.ts";
import {
  compareSchemes,
  navsOfFaceValue,
  type ComparedNavs,
} from "../../../shared/compare/comparison.ts";
import { isoDay } from "../../../shared/history/days.ts";
import { missing } from "../../../shared/missing.ts";
import { comparisonView } from "../../../shared/public-api/comparison-view.ts";
import { navsOfSpan } from "../../../shared/public-api/navs-of-span.ts";
import type { CompareSpanInput } from "../../../shared/public-api/schema.ts";
import type { ComparisonResult } from "../../../shared/public-api/results.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { comparableSchemes } from "../../compare/procedures/queries.ts";
import { newestListedDay, tailsOf, yearsOf } from "../../history/queries/histories.ts";
import { readPoints } from "../../history/stored-points.ts";
import { jsonValues } from "../../platform/db/json-rows.ts";
import { runInTurns } from "../../platform/queue/run-in-turns.ts";

/**
 * Compares up to five schemes of the list, held or not, over the days of a span for which all have stored NAVs; none is fetched.
 * A scheme whose NAV does not show what it earned is left out.
 */
export async function getComparison(
  ctx: SignedInContext,
  { codes, from, to }: CompareSpanInput,
): Promise<ComparisonResult> {
  const { db } = ctx;
  const { listed, found, years, tails } = await ctx.read(() => ({
    listed: newestListedDay(db),
    found: comparableSchemes(db, codes),
    years: yearsOf(db, jsonValues(codes)),
    tails: tailsOf(db, jsonValues(codes)),
  }));
  const compared: (ComparedNavs & { name: string })[] = [];
  const leftOutSchemes: ComparisonResult["leftOutSchemes"] = [];
  for (const code of new Set(codes)) {
    const ofScheme = (each: { code: string }): boolean => each.code === code;
    const scheme = found.find(ofScheme);
    const points = readPoints(years.find(ofScheme), tails.find(ofScheme));
    const navs = navsOfSpan(navsOfFaceValue(points).navs, { from, to });
    const reason =
      scheme === undefined
        ? "unknown"
        : (incomparableOption(scheme.option ?? "unknown") ??
          (navs.days.length < 2 ? "no-navs" : null));
    if (reason === null) compared.push({ code, name: scheme?.name ?? code, navs });
    else leftOutSchemes.push({ code, reason });
  }
  const comparison = compared.length === 0 ? null : await runInTurns(compareSchemes(compared));
  return {
    asOf: listed[0]?.day ?? null,
    leftOut: leftOutSchemes.length,
    leftOutSchemes,
    from: comparison && isoDay(comparison.from),
    to: comparison && isoDay(comparison.to),
    schemes: (comparison?.schemes ?? []).map((figures) =>
      comparisonView(figures, compared.find(({ code }) => code === figures.code) ?? missing()),
    ),
  };
}
