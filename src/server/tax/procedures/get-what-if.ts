import { AppError, type AppCode } from "../../../shared/errors.ts";
import { formatNumber } from "../../../shared/number-format.ts";
import { addDays } from "../../../shared/dates.ts";
import type { WhatIfInput } from "../../../shared/tax/schema.ts";
import type { WhatIf } from "../../../shared/tax/selling/selling-types.ts";
import { whatIf } from "../../../shared/tax/selling/what-if.ts";
import {
  financialYear,
  financialYearText,
  firstYearOf,
} from "../../../shared/transactions/financial-year.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { runInTurns } from "../../platform/queue/run-in-turns.ts";
import { readPersonOfFund } from "../read-person.ts";

const furthestDays = 366;

/**
 * What a sale would bring. Writes nothing.
 * @throws AppError funds/not-found, tax/sale-day, tax/too-little, tax/not-free, tax/no-nav, tax/cannot-tell
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
  throw new AppError(problemCodes[found.problem] ?? "tax/cannot-tell");
}

const problemCodes: Partial<Record<string, AppCode>> = {
  "too-little": "tax/too-little",
  "no-nav": "tax/no-nav",
};
