import type { Attempts } from "../platform/limits/rate-limit.ts";
import { AppError, errorCatalogue } from "../../shared/errors.ts";
import { verifyPassword } from "./passwords/hash.ts";
import type { RequestContext } from "../platform/context.ts";
import type { Query } from "../platform/db/query.ts";
import type { UserRow } from "./queries/users.ts";
import { countAttempt } from "./attempts.ts";

/**
 * Confirms a signed-in user by the password; counted like a sign-in.
 * @param field the input's field that held the password
 * @returns for the caller's batch, what records the success, or what takes back the day's counts where it is not complete
 * @throws AppError auth/no-password, auth/wrong-password, auth/too-many-requests
 */
export async function confirmPassword(
  ctx: RequestContext & Attempts,
  user: UserRow,
  password: string,
  field: string,
): Promise<{ recordSuccess: readonly Query[]; refund: Query }> {
  if (user.passwordHash === null) throw new AppError("auth/no-password");
  const { recordSuccess, refund } = await countAttempt(ctx, user.email, {});
  if (await verifyPassword(user.passwordHash, password)) return { recordSuccess, refund };
  ctx.log("warn", "auth.confirmation-refused", { userId: user.id });
  const { message } = errorCatalogue["auth/wrong-password"];
  throw new AppError("auth/wrong-password", { fieldErrors: { [field]: message } });
}
