import { AppError } from "../../../shared/errors.ts";
import { holderNameKey } from "../../../shared/holders/name-key.ts";
import { canBeParent, me, type Holder } from "../../../shared/holders/holder.ts";
import type { UpdateHolderInput } from "../../../shared/holders/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { changeHolder, holdersOf, requireNoParent, type HolderRow } from "../queries/holders.ts";
import { requireClubbable, storeHolder } from "./store-holder.ts";

/**
 * Renames a holder or changes its kind. Who is no longer a minor is taxed by themselves.
 * @throws AppError as `storeHolder`; holders/not-found, request/invalid
 */
export async function updateHolder(
  ctx: SignedInContext,
  { id, data }: UpdateHolderInput,
): Promise<Holder> {
  const { holders } = await ctx.read((owner) => ({ holders: holdersOf(ctx.db, owner) }));
  const stored = holders.find((holder) => holder.id === id);
  if (stored === undefined) throw new AppError("holders/not-found");
  const { name = stored.name, kind = stored.kind } = data;
  const before = kind === "minor" ? validParent(stored, holders) : null;
  const clubbedWith = data.clubbedWith === undefined ? before : data.clubbedWith;
  requireClubbable({ id, kind, clubbedWith });
  const change = { name, nameKey: holderNameKey(name), kind, clubbedWith, updatedAt: ctx.clock() };
  const changed = await storeHolder(ctx, { id, clubbedWith }, (userId) => [
    changeHolder(ctx.db, userId, id, change),
    ...(kind === stored.kind ? [] : [requireNoParent(ctx.db, userId, id)]),
  ]);
  if (changed === undefined) throw new AppError("holders/not-found");
  return changed;
}

/** The minor's parent; null if it was stored before only individuals could be parents. */
const validParent = ({ clubbedWith }: HolderRow, holders: readonly HolderRow[]): string | null =>
  clubbedWith === me || holders.some((other) => other.id === clubbedWith && canBeParent(other))
    ? clubbedWith
    : null;
