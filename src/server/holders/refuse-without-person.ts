import { AppError } from "../../shared/errors.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { deletedHolderOf } from "./queries/deleted-holders.ts";

/** @throws AppError removals/person-deleted where whose it is can and must be restored first */
export async function refuseWithoutPerson(
  { db, read }: SignedInContext,
  removalId: string,
): Promise<void> {
  const { found } = await read((owner) => ({ found: deletedHolderOf(db, owner, removalId) }));
  const name = found[0]?.name ?? null;
  if (name !== null) throw new AppError("removals/person-deleted", { values: { name } });
}
