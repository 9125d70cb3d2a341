import { AppError } from "../../../shared/errors.ts";
import { othersOfFolio } from "../../../shared/funds/folio.ts";
import type { Fund, UpdateFundInput } from "../../../shared/funds/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { requireHolder } from "../../holders/queries/holders.ts";
import { recountCategories } from "../queries/category-counts.ts";
import {
  changeFund,
  foliosOf,
  fundById,
  matchingFundName,
  moveFunds,
  requireTotalsOnly,
  requireUniqueFolio,
} from "../queries/funds.ts";
import { listStatus } from "../../schemes/queries/scheme-list.ts";
import { matchingName, schemesByCodeOrName } from "../../schemes/queries/schemes.ts";
import { requestHistory } from "../../history/track-schemes.ts";
import { fundView } from "../fund-view.ts";
import { fundEditFrom, schemeChange } from "../fund-change.ts";

/**
 * Changes some fields of a fund, and the holder of its whole folio where that is asked for.
 * A fund that moves to another scheme takes its NAV, or null where
 * the list has none.
 * @throws AppError funds/not-found, funds/has-transactions for units or amount that follow from
 * transactions, funds/same-scheme-and-folio, holders/not-found
 */
export async function updateFund(ctx: SignedInContext, input: UpdateFundInput): Promise<Fund> {
  const { id, data, wholeFolio = false } = input;
  const {
    fund: [fund],
    schemes,
    list: [list],
    folios = [],
  } = await ctx.read((owner) => ({
    fund: fundById(ctx.db, owner, id),
    schemes: schemesByCodeOrName(
      ctx.db,
      data.amfiCode ?? null,
      data.schemeName === undefined ? matchingFundName(owner, id) : matchingName(data.schemeName),
    ),
    list: listStatus(ctx.db),
    ...(wholeFolio && { folios: foliosOf(ctx.db, owner) }),
  }));
  if (fund === undefined) throw new AppError("funds/not-found");
  const changesTotals = (data.units ?? data.investedAmount) !== undefined;
  if (fund.ledgerVersion > 0 && changesTotals) throw new AppError("funds/has-transactions");
  const others = othersOfFolio(folios, fund);
  const now = ctx.clock();
  const change = {
    ...fundEditFrom(data),
    ...schemeChange(fund, data, schemes, list?.asOf ?? null),
  };
  const {
    changed: [changed],
  } = await ctx.write((userId) => ({
    guards: [
      ...(changesTotals ? [requireTotalsOnly(ctx.db, userId, id)] : []),
      requireUniqueFolio(ctx.db, userId, id, change),
      ...(data.holderId == null ? [] : [requireHolder(ctx.db, userId, data.holderId)]),
    ],
    changed: changeFund(ctx.db, userId, id, change, now),
    others: [
      ...recountCategories(ctx.db, userId, now),
      ...(data.holderId === undefined || others.length === 0
        ? []
        : [
            moveFunds(
              ctx.db,
              userId,
              others.map((other) => other.id),
              data.holderId,
              now,
            ),
          ]),
    ],
  }));
  if (changed === undefined) throw new AppError("funds/not-found");
  if (changed.amfiCode !== fund.amfiCode) requestHistory(ctx, changed, changed.firstDate);
  return fundView(changed);
}
