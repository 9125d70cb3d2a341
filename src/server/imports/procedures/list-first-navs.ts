import type { FirstNav, FirstNavsInput } from "../../../shared/imports/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { firstNavDate } from "../../history/first-navs.ts";
import { storedBeginnings } from "../../history/queries/beginnings.ts";

/** When the schemes of a statement began, of those whose past NAVs are stored: a row before that is in doubt. */
export async function listFirstNavs(
  ctx: SignedInContext,
  { codes }: FirstNavsInput,
): Promise<FirstNav[]> {
  const { beginnings } = await ctx.read(() => ({ beginnings: storedBeginnings(ctx.db, codes) }));
  return beginnings.flatMap((stored) => {
    const date = firstNavDate(stored);
    return date === null ? [] : [{ amfiCode: stored.code, date }];
  });
}
