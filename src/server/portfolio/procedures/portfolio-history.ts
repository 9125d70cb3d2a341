import type { HistoryInput, PortfolioHistory } from "../../../shared/history/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { getDatedHistory } from "../dated-history.ts";

/**
 * What one fund, a category or all funds were worth on each day; see `getDatedHistory`.
 * @throws AppError funds/not-found, transactions/conflict
 */
export const getPortfolioHistory = async (
  ctx: SignedInContext,
  scope: HistoryInput,
): Promise<PortfolioHistory> => (await getDatedHistory(ctx, scope)).history;
