import type { IsoDate } from "../../../shared/dates.ts";
import type { DirectPortfolio, DirectPortfolioInput } from "../../../shared/direct/schema.ts";
import { dayOf } from "../../../shared/history/days.ts";
import type { HolderFilter } from "../../../shared/holders/holder.ts";
import { replaySteps } from "../../../shared/transactions/ledger.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { earliestTracked, keepWanted, requestSchemes } from "../../history/track-schemes.ts";
import { nextTurn, runInTurns } from "../../platform/queue/run-in-turns.ts";
import { toTaxEntry } from "../../tax/read-person.ts";
import { taxPages } from "../../transactions/queries/ledger-pages.ts";
import { readPagesAs } from "../../transactions/read-pages.ts";
import { fundInDirect } from "../fund-in-direct.ts";
import { readMovedValues } from "../read-moved-values.ts";
import { PortfolioSums } from "../portfolio-sums.ts";
import {
  twinCodesPerPage,
  directFundsOf,
  regularCodesAfter,
  schemesForTwins,
  type SchemesForTwins,
} from "../queries.ts";
import { reasonOfScheme, TwinSchemes } from "../twin-schemes.ts";

/**
 * What the money of all funds, or one person's, would be worth in their direct plans. NAVs that are not stored are fetched
 * after the response.
 * @throws AppError transactions/conflict
 */
export async function getDirectPortfolio(
  ctx: SignedInContext,
  { holderId }: DirectPortfolioInput,
): Promise<DirectPortfolio> {
  const { funds, firstEntries, firstPage } = await ctx.read((owner) => ({
    funds: directFundsOf(ctx.db, owner, holderId),
    firstEntries: taxPages.query(ctx.db, owner),
    firstPage: schemesForTwins(ctx.db, regularCodesAfter(owner, holderId, "")),
  }));
  const entries = await readPagesAs(ctx, taxPages, firstEntries, toTaxEntry);
  const ledgers = await runInTurns(replaySteps(entries, "merge"));
  const all = { ledgers, entries: new Map(entries.map((entry) => [entry.id, entry])) };
  const { moved, isFilling } = await readMovedValues(ctx, all);
  const byCode = Map.groupBy(funds, ({ code }) => code);
  const sums = new PortfolioSums(
    dayOf(entries.map(({ date }) => date).reduce(earlier, "9999-12-31")),
  );
  sums.isFilling = isFilling;
  const since = earliestTracked(ctx.clock());
  for await (const page of pagesOfSchemes(ctx, holderId, firstPage)) {
    const schemes = new TwinSchemes(page, since);
    for (const [index, { code }] of page.codes.entries()) {
      for (const { id, isHeld } of byCode.get(code) ?? []) {
        const reason = schemes.reasonOf(code);
        const found = reason === null ? fundInDirect({ id, code }, all, schemes, moved) : null;
        if (isHeld === 0) sums.addSold(id, found);
        else if (found === null) sums.leaveOut(id, reason ?? "no-scheme");
        else sums.add(id, found);
      }
      byCode.delete(code);
      if (index % schemesPerTurn === 0) await nextTurn();
    }
    requestSchemes(ctx, schemes.wanted);
    keepWanted(ctx, schemes.used);
    sums.isFilling ||= schemes.isFilling;
  }
  const asOf = firstPage.asOf[0]?.asOf ?? null;
  for (const fund of [...byCode.values()].flat().filter(({ isHeld }) => isHeld === 1)) {
    const reason = reasonOfScheme(fund.isListed === 1 ? fund : undefined, asOf);
    sums.leaveOut(fund.id, reason ?? "totals");
  }
  return sums.result();
}

/** Some milliseconds. */
const schemesPerTurn = 10;

const earlier = (one: IsoDate, other: IsoDate): IsoDate => (other < one ? other : one);

async function* pagesOfSchemes(
  ctx: SignedInContext,
  holderId: HolderFilter,
  first: SchemesForTwins,
): AsyncGenerator<SchemesForTwins> {
  for (let page = first; ;) {
    yield page;
    const last = page.codes.at(-1);
    if (last === undefined || page.codes.length < twinCodesPerPage) return;
    ({ page } = await ctx.read((owner) => ({
      page: schemesForTwins(ctx.db, regularCodesAfter(owner, holderId, last.code)),
    })));
  }
}
