import { sellableFunds } from "../../../shared/tax/selling/harvest.ts";
import type { SellingInput } from "../../../shared/tax/schema.ts";
import type { SellableFunds } from "../../../shared/tax/selling/selling-types.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { runInTurns } from "../../platform/queue/run-in-turns.ts";
import { readPerson } from "../read-person.ts";

/** @throws AppError holders/not-found, tax/clubbed */
export async function getSellable(
  ctx: SignedInContext,
  { holderId }: SellingInput,
): Promise<SellableFunds> {
  const { person, facts, today } = await readPerson(ctx, holderId);
  return runInTurns(sellableFunds(person.funds, facts, { today }));
}
