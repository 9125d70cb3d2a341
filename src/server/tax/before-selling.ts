import { addDays } from "../../shared/dates.ts";
import { AppError } from "../../shared/errors.ts";
import { formatNumber } from "../../shared/number-format.ts";
import { harvest, heldLots, sellableFunds } from "../../shared/tax/selling/harvest.ts";
import type {
  SellingInput,
  SetExitLoadInput,
  TaxLotsInput,
  WhatIfInput,
} from "../../shared/tax/schema.ts";
import type {
  Harvest,
  SellableFunds,
  SellableLot,
  WhatIf,
} from "../../shared/tax/selling/selling-types.ts";
import { whatIf } from "../../shared/tax/selling/what-if.ts";
import {
  financialYear,
  financialYearText,
  firstYearOf,
} from "../../shared/transactions/financial-year.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { runInTurns } from "../platform/queue/run-in-turns.ts";
import { deleteExitLoad, saveExitLoad } from "./queries.ts";
import { readPerson, readPersonOfFund } from "./read-person.ts";

/** @throws AppError holders/not-found, tax/clubbed */
export async function getSellable(
  ctx: SignedInContext,
  { holderId }: SellingInput,
): Promise<SellableFunds> {
  const { person, facts, today } = await readPerson(ctx, holderId);
  return runInTurns(sellableFunds(person.funds, facts, { today }));
}

/**
 * The lots that a fund holds, oldest first.
 * @throws AppError funds/not-found
 */
export async function getLots(
  ctx: SignedInContext,
  { fundId }: TaxLotsInput,
): Promise<SellableLot[]> {
  const { person, facts, today } = await readPersonOfFund(ctx, fundId);
  const fund = person.funds.find(({ id }) => id === fundId);
  if (fund === undefined) throw new AppError("funds/not-found");
  return heldLots(fund, facts, { today });
}

/** @throws AppError holders/not-found, tax/clubbed */
export async function getHarvest(
  ctx: SignedInContext,
  { holderId }: SellingInput,
): Promise<Harvest> {
  const { person, facts, today } = await readPerson(ctx, holderId);
  return runInTurns(harvest(person, facts, { today }));
}

const furthestDays = 366;

/**
 * What a sale would bring. Writes nothing.
 * @throws AppError funds/not-found, tax/sale-day, tax/too-little, tax/not-free, tax/cannot-tell
 */
export async function getWhatIf(
  ctx: SignedInContext,
  { fundId, units, amount, on: asked, financialYear: year }: WhatIfInput,
): Promise<WhatIf> {
  const { person, facts, today } = await readPersonOfFund(ctx, fundId);
  const firstDay = year === undefined ? today : `${firstYearOf(year)}-04-01`;
  const on = asked ?? (firstDay > today ? firstDay : today);
  const isInYear = year === undefined || financialYearText(financialYear(on)) === year;
  if (on < today || on > addDays(today, furthestDays) || !isInYear) {
    throw new AppError("tax/sale-day");
  }
  const fund = person.funds.find(({ id }) => id === fundId);
  if (fund === undefined) throw new AppError("funds/not-found");
  const found = await runInTurns(whatIf(person, fund, facts, { units, amount, on }, { today }));
  if (!("problem" in found)) return found;
  if (found.problem === "not-free") {
    throw new AppError("tax/not-free", { values: { units: formatNumber(found.free, { max: 6 }) } });
  }
  throw new AppError(found.problem === "too-little" ? "tax/too-little" : "tax/cannot-tell");
}

/**
 * Keeps a fund's exit load as the user typed it.
 * @throws AppError funds/not-found
 */
export async function setExitLoad(
  ctx: SignedInContext,
  { fundId, exitLoad }: SetExitLoadInput,
): Promise<{ ok: true }> {
  await ctx.write((userId) => [
    exitLoad === null
      ? deleteExitLoad(ctx.db, userId, fundId)
      : saveExitLoad(ctx.db, userId, fundId, JSON.stringify(exitLoad)),
  ]);
  return { ok: true };
}
