import { AppError } from "../../../../shared/errors.ts";
import { toBase32 } from "../../../../shared/auth/second-factor/base32.ts";
import type { NewFactor } from "../../../../shared/auth/second-factor/schema.ts";
import { factorOf } from "../queries/factors.ts";
import { requireSecretsKey } from "../secret.ts";
import { secretBytes } from "../totp.ts";
import type { UserRow } from "../../queries/users.ts";
import { requireProvenAddress } from "../../require-proven.ts";
import type { SessionContext } from "../../signed-in-context.ts";
import { keepPending } from "../pending-secret.ts";

/**
 * Makes a secret for an app. The factor is on once a code of it was sent.
 * @throws AppError factor/no-key, factor/on, factor/no-password, demo/no-factor, email/unproven
 */
export async function startFactor(ctx: SessionContext): Promise<NewFactor> {
  const { userId, user, session, factors } = await ctx.read((owner) => ({
    factors: factorOf(ctx.db, owner),
  }));
  requireFactorAllowed(ctx, user);
  if (factors.length > 0) throw new AppError("factor/on");
  const secret = crypto.getRandomValues(new Uint8Array(secretBytes));
  await keepPending(ctx, { userId, sessionId: session.id }, secret);
  return { secret: toBase32(secret) };
}

/** @throws AppError factor/no-key, factor/no-password, demo/no-factor, email/unproven */
export function requireFactorAllowed(
  { settings }: Pick<SessionContext, "settings">,
  user: Pick<UserRow, "demoUntil" | "passwordHash" | "emailProvenAt">,
): void {
  if (user.demoUntil !== null) throw new AppError("demo/no-factor");
  requireProvenAddress({ settings }, user);
  requireSecretsKey(settings);
  if (user.passwordHash === null) throw new AppError("factor/no-password");
}
