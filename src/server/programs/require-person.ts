import { AppError } from "../../shared/errors.ts";
import { me } from "../../shared/holders/holder.ts";
import { signedInOrByToken } from "../auth/signed-in-context.ts";
import { holdersOf } from "../holders/queries/holders.ts";
import type { RequestContext } from "../platform/context.ts";

/**
 * A script may keep asking for a deleted person. An error is better than sums of nothing that look like theirs.
 * @param input validated by the procedure
 * @throws AppError holders/not-found
 */
export async function requirePerson(
  ctx: RequestContext,
  { holderId = me }: { holderId?: unknown },
): Promise<void> {
  if (holderId === me) return;
  const { holders } = await signedInOrByToken(ctx).read((owner) => ({
    holders: holdersOf(ctx.db, owner),
  }));
  if (holders.every(({ id }) => id !== holderId)) throw new AppError("holders/not-found");
}
