import { AppError } from "../../shared/errors.ts";
import type { RequestContext } from "../platform/context.ts";
import { isUnproven } from "./addresses/unproven.ts";
import type { UserRow } from "./queries/users.ts";

/**
 * What outlives a password waits until the address is proven: else a stranger who registers somebody's address could wait
 * inside.
 * @throws AppError email/unproven
 */
export function requireProvenAddress(
  ctx: Pick<RequestContext, "settings">,
  user: Pick<UserRow, "emailProvenAt">,
): void {
  if (isUnproven(ctx, user)) throw new AppError("email/unproven");
}
