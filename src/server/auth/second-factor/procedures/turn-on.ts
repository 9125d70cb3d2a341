import { AppError } from "../../../../shared/errors.ts";
import type {
  NewRecoveryCodes,
  TurnOnInput,
} from "../../../../shared/auth/second-factor/schema.ts";
import { tellOwner } from "../../events/tell-owner.ts";
import { clearSkips, insertFactor } from "../queries/factors.ts";
import { deleteTickets } from "../queries/tickets.ts";
import { newRecoveryCodes } from "../recovery-codes.ts";
import { sealSecret } from "../secret.ts";
import { matchingStep } from "../totp.ts";
import { rememberCode } from "../../queries/trusted-devices.ts";
import { deviceHash } from "../../trusted-device.ts";
import { deleteSessions, requireFreshSession } from "../../sessions/queries.ts";
import type { SessionContext } from "../../signed-in-context.ts";
import { clearPending, readPending } from "../pending-secret.ts";
import { requireFactorAllowed } from "./start.ts";

/**
 * Turns the second factor on by the first code of an app, which can sign in with no other. Other sessions that a password
 * alone started end.
 * @throws AppError factor/expired, auth/invalid-code, factor/on, auth/confirm-first, and as startFactor
 */
export async function turnOnFactor(
  ctx: SessionContext,
  { code }: TurnOnInput,
): Promise<NewRecoveryCodes> {
  const now = ctx.clock();
  const { userId, user, session } = await ctx.read(() => ({}));
  requireFactorAllowed(ctx, user);
  const secret = await readPending(ctx, { userId, sessionId: session.id });
  if (secret === null) throw new AppError("factor/expired");
  const step = await matchingStep(secret, code, now);
  // Not counted: whoever sends the code has the secret, so there is nothing to guess.
  if (step === null) throw new AppError("auth/invalid-code");
  const sealed = await sealSecret(ctx.settings, userId, secret);
  const { shown, stored } = await newRecoveryCodes(now);
  const factor = { secret: sealed.text, keyId: sealed.keyId, createdAt: now, lastStep: step };
  const device = await deviceHash(ctx);
  await ctx.write((owner) => [
    requireFreshSession(ctx.db, owner, session.id, ctx.clock()),
    insertFactor(ctx.db, owner, { ...factor, ...stored }),
    clearSkips(ctx.db, owner),
    rememberCode(ctx.db, owner, device),
    deleteTickets(ctx.db, owner),
    deleteSessions(ctx.db, owner, { except: session.id, method: "password" }),
    ...tellOwner(ctx, owner, { kind: "factor-on" }),
  ]);
  clearPending(ctx);
  ctx.log("info", "auth.factor-on", { userId });
  return { recoveryCodes: shown };
}
