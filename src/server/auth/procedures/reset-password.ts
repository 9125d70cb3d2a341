import type { Attempts } from "../../platform/limits/rate-limit.ts";
import type { ResetPasswordInput } from "../../../shared/auth/schema.ts";
import { AppError } from "../../../shared/errors.ts";
import { usableWays } from "../usable-ways.ts";
import { hashPassword } from "../passwords/hash.ts";
import { deviceToTrust } from "../trusted-device.ts";
import { requireStrongPassword } from "../passwords/weak-password.ts";
import type { RequestContext } from "../../platform/context.ts";
import { providerOfIssuer } from "../../platform/sign-in-providers.ts";
import { runBatch } from "../../platform/db/batch.ts";
import { hashText } from "../../platform/encoding.ts";
import { isResetCode, resetByCode, userOfResetCode } from "../queries/reset-codes.ts";
import { checkedUserId } from "../../platform/user-id.ts";
import { tellOwner } from "../events/tell-owner.ts";
import { clearAddressFailures, countAttempt } from "../attempts.ts";

/**
 * Sets a new password by a code. One batch uses the code up, so it works once; a weak password does
 * not use it up.
 * @throws AppError auth/weak-password, auth/invalid-action-code, passkeys/no-reset, auth/too-many-requests
 */
export async function resetPassword(
  ctx: RequestContext & Attempts,
  { code, password }: ResetPasswordInput,
): Promise<{ ok: true }> {
  const hash = await hashText(code);
  const now = ctx.clock();
  const { rpId } = usableWays(ctx.settings);
  const reads = { owner: userOfResetCode(ctx.db, hash, { now, rpId }) };
  const { rows, refundNetwork } = await countAttempt(
    ctx,
    code,
    reads,
    ({ owner }) => owner.length > 0,
  );
  const [owner] = rows.owner;
  if (owner === undefined) throw invalidCodeError(ctx);
  await requireStrongPassword(password, owner);
  const device = await deviceToTrust(ctx);
  const sessionId = ctx.sessionToken === null ? "" : await hashText(ctx.sessionToken);
  const passwordHash = await hashPassword(password);
  const { providers } = ctx.settings;
  const { ended, ...reset } = resetByCode(ctx.db, hash, {
    passwordHash,
    now,
    deviceHash: device.hash,
    sessionId,
    rpId,
    issuers: { google: providers.google?.issuer ?? null, oidc: providers.oidc?.issuer ?? null },
  });
  const {
    unlinked,
    changed: [user],
  } = await runBatch(ctx.db.writes, {
    ...reset,
    told: tellOwner(
      ctx,
      checkedUserId(owner.id),
      { kind: "password-reset" },
      isResetCode(hash, now),
    ),
    ended,
    failures: [...(await clearAddressFailures(ctx, owner.email)), refundNetwork],
  });
  if (user === undefined) throw invalidCodeError(ctx);
  device.setCookie();
  ctx.log("info", "auth.password-reset", { userId: user.id });
  for (const { issuer } of unlinked) {
    const method = providerOfIssuer(providers, issuer)?.id;
    ctx.log("info", "auth.unlinked", { userId: user.id, method });
  }
  return { ok: true };
}

function invalidCodeError(ctx: RequestContext): AppError {
  ctx.log("warn", "auth.reset-refused");
  return new AppError("auth/invalid-action-code");
}
