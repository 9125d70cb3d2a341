import { AppError } from "../../../shared/errors.ts";
import { holderNameKey } from "../../../shared/holders/name-key.ts";
import type { Holder } from "../../../shared/holders/holder.ts";
import type { AddHolderInput } from "../../../shared/holders/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { requireNotDeleted } from "../../removals/queries.ts";
import { insertHolder, requireHolderLimit } from "../queries/holders.ts";
import { requireClubbable, storeHolder } from "./store-holder.ts";

/**
 * Adds a holder. The same one sent again changes nothing and returns the stored one.
 * @throws AppError as `storeHolder`; removals/deleted-since, holders/exists also for an id with other data; request/invalid
 */
export async function addHolder(ctx: SignedInContext, input: AddHolderInput): Promise<Holder> {
  const holder = { ...input, clubbedWith: input.clubbedWith ?? null };
  requireClubbable(holder);
  const row = {
    ...holder,
    nameKey: holderNameKey(holder.name),
    createdAt: ctx.clock(),
    updatedAt: null,
  };
  const stored = await storeHolder(ctx, holder, (userId) => [
    requireNotDeleted(ctx.db, userId, "holder", row.id),
    insertHolder(ctx.db, userId, row),
    requireHolderLimit(ctx.db, userId),
  ]);
  if (stored === undefined) throw new Error("the inserted holder was not found in the same batch");
  const isSame = (["name", "kind", "clubbedWith"] as const).every(
    (field) => stored[field] === holder[field],
  );
  if (!isSame) throw new AppError("holders/exists");
  return stored;
}
