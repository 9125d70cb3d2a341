import { AppError } from "../../shared/errors.ts";
import { verifyPassword } from "./passwords/hash.ts";
import type { RequestContext } from "../platform/context.ts";
import type { Query } from "../platform/db/query.ts";
import type { UserRow } from "./queries/users.ts";
import { attempt } from "./attempts.ts";

/**
 * Makes sure that it is the account's owner who asks, and not somebody at a device left open. Counted like a sign-in.
 * @param field the input's field that the password came in
 * @returns writes for the batch of what was asked, in a list: a query by itself is thenable, and `await` would run it
 * @throws AppError auth/no-password, auth/wrong-password, auth/too-many-requests
 */
export async function confirmPassword(
  ctx: RequestContext,
  user: UserRow,
  password: string,
  field: string,
): Promise<readonly Query[]> {
  if (user.passwordHash === null) throw new AppError("auth/no-password");
  const { succeed } = await attempt(ctx, "signIn", user.email, []);
  if (await verifyPassword(user.passwordHash, password)) return [succeed];
  ctx.log("warn", "auth.confirmation-refused", { userId: user.id });
  const refusal = new AppError("auth/wrong-password");
  throw new AppError("auth/wrong-password", { fieldErrors: { [field]: refusal.message } });
}
