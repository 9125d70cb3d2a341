import type { ChangeNameInput } from "../../../shared/account/schema.ts";
import { AppError } from "../../../shared/errors.ts";
import { setName } from "../../auth/queries/users.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { renewSender } from "../../sharing/queries/shares.ts";

/**
 * Recipients of the user's funds see the new name at once.
 * @throws AppError demo/no-address
 */
export async function changeName(
  ctx: SessionContext,
  { name }: ChangeNameInput,
): Promise<{ name: string }> {
  const { user } = await ctx.read(() => ({}));
  if (user.demoUntil !== null) throw new AppError("demo/no-address");
  await ctx.write((userId) => [setName(ctx.db, userId, name), renewSender(ctx.db, userId)]);
  return { name };
}
