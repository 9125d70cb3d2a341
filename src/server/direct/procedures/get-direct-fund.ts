import { AppError } from "../../../shared/errors.ts";
import type { DirectFund, DirectFundInput, InDirect } from "../../../shared/direct/schema.ts";
import { jumpsSinceHeld, ratesOf, type SameMoney } from "../../../shared/direct/same-money.ts";
import { switchToDirect } from "../../../shared/direct/switch-to-direct.ts";
import { SeriesInDirect } from "../../../shared/direct/twin-series.ts";
import type { NavPair } from "../../../shared/direct/nav-lookup.ts";
import type { LedgerStep } from "../../../shared/direct/twin-units.ts";
import { dayOf, isoDay } from "../../../shared/history/days.ts";
import { missing } from "../../../shared/missing.ts";
import { fromPaise } from "../../../shared/transactions/fixed-point.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { earliestTracked, keepWanted, requestSchemes } from "../../history/track-schemes.ts";
import { runInTurns } from "../../platform/queue/run-in-turns.ts";
import { readPersonOfFundWith } from "../../tax/read-person.ts";
import { fundInDirect } from "../fund-in-direct.ts";
import { readMovedValues } from "../read-moved-values.ts";
import { inRupees } from "../portfolio-sums.ts";
import { codeOfFund, schemesForTwins } from "../queries.ts";
import { TwinSchemes } from "../twin-schemes.ts";

/**
 * What a fund's money would be worth in the direct plan, and what switching costs. NAVs that are not stored are fetched
 * after the response.
 * @throws AppError funds/not-found, transactions/conflict
 */
export async function getDirectFund(
  ctx: SignedInContext,
  { fundId }: DirectFundInput,
): Promise<DirectFund> {
  const { person, facts, today, alongside } = await readPersonOfFundWith(ctx, fundId, (owner) =>
    schemesForTwins(ctx.db, codeOfFund(owner, fundId)),
  );
  const fund = person.funds.find(({ id }) => id === fundId);
  if (fund === undefined) throw new AppError("funds/not-found");
  const schemes = new TwinSchemes(alongside, earliestTracked(ctx.clock()));
  const ledger = facts.ledgers.get(fundId);
  const unknown = { fundId, twin: null, isFilling: false, inDirect: null, switching: null };
  if (fund.amfiCode === null) return { ...unknown, reason: "no-scheme" };
  const ofScheme = schemes.reasonOf(fund.amfiCode);
  if (ofScheme !== null) return { ...unknown, reason: ofScheme };
  if (ledger?.units === 0) return { ...unknown, reason: "not-held" };
  const { moved, ...moves } = await readMovedValues(ctx, facts);
  const found = fundInDirect({ id: fundId, code: fund.amfiCode }, facts, schemes, moved);
  requestSchemes(ctx, schemes.wanted);
  keepWanted(ctx, schemes.used);
  const { twin, reason } = found;
  const isFilling = schemes.isFilling || moves.isFilling;
  if (found.same === null) return { ...unknown, twin, reason, isFilling };
  const advantage = found.same.growth;
  return {
    fundId,
    twin,
    reason: null,
    isFilling,
    inDirect: await inDirect(found.steps, found.navs, found.same),
    switching: await runInTurns(switchToDirect(person, fund, facts, { today, advantage })),
  };
}

async function inDirect(
  steps: readonly LedgerStep[],
  navs: NavPair,
  same: SameMoney,
): Promise<InDirect> {
  const { ledger, value, valueDirect, lastYear, years } = same;
  const drawn = new SeriesInDirect(dayOf((steps[0] ?? missing()).entry.date));
  drawn.add(steps, navs, ledger);
  return {
    asOf: isoDay(same.asOf),
    value: fromPaise(value),
    valueDirect: fromPaise(valueDirect),
    lost: fromPaise(valueDirect - value),
    lastYear: inRupees(lastYear),
    ...(await runInTurns(ratesOf(steps, same))),
    years,
    jumps: jumpsSinceHeld(navs, same),
    isEstimate: ledger.isEstimate,
    series: drawn.series(),
  };
}
