import { isRecoveryCode } from "../../../shared/auth/second-factor/code.ts";
import { AppError } from "../../../shared/errors.ts";
import type { RequestContext } from "../../platform/context.ts";
import { runBatch } from "../../platform/db/batch.ts";
import type { Query } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import { tellOwner } from "../events/tell-owner.ts";
import {
  countTry,
  factorOf,
  maxTries,
  triesOf,
  requireRecoveryCode,
  requireUnusedStep,
  useRecoveryCode,
  useStep,
} from "./queries/factors.ts";
import { rememberCode } from "../queries/trusted-devices.ts";
import { deviceHash } from "../trusted-device.ts";
import { hashRecoveryCode } from "./recovery-codes.ts";
import { openSecret } from "./secret.ts";
import { matchingStep } from "./totp.ts";

/**
 * Checks a code of the user's factor. A wrong, a used and an expired one are refused alike.
 * @returns writes for the batch that the code was asked for, which use it up
 * @throws AppError auth/invalid-code, auth/too-many-codes
 */
export const checkCode = (
  ctx: RequestContext,
  userId: UserId,
  code: string,
): Promise<readonly Query[]> =>
  isRecoveryCode(code) ? checkRecoveryCode(ctx, userId, code) : checkAppCode(ctx, userId, code);

async function checkAppCode(
  ctx: RequestContext,
  userId: UserId,
  code: string,
): Promise<readonly Query[]> {
  const now = ctx.clock();
  const {
    counted: [factor],
    stored,
  } = await runBatch(ctx.db.writes, {
    counted: countTry(ctx.db, userId, await deviceHash(ctx), now),
    stored: triesOf(ctx.db, userId, await deviceHash(ctx)),
  });
  if (factor === undefined) throw refusalOf(ctx, userId, stored[0]);
  const secret = await openSecret(ctx, factor);
  const step = secret === null ? null : await matchingStep(secret, code, now);
  if (step === null || step <= factor.lastStep) {
    if (factor.failuresHere % maxTries === 0) await tellRefused(ctx, userId, factor.failuresHere);
    throw invalidCode(ctx, userId);
  }
  const { createdAt } = factor;
  return [
    requireUnusedStep(ctx.db, userId, { step, createdAt }),
    useStep(ctx.db, userId, step),
    rememberCode(ctx.db, userId, await deviceHash(ctx)),
  ];
}

/** Whoever sends codes already has the right password, so the owner has to know. */
async function tellRefused(ctx: RequestContext, userId: UserId, failures: number): Promise<void> {
  const told = { kind: "codes-refused", detail: String(failures) } as const;
  await runBatch(ctx.db.writes, tellOwner(ctx, userId, told));
}

/** Recovery codes are too long to guess, so no limit keeps the owner from using them. */
async function checkRecoveryCode(
  ctx: RequestContext,
  userId: UserId,
  code: string,
): Promise<readonly Query[]> {
  const {
    stored: [factor],
  } = await runBatch(ctx.db.writes, { stored: factorOf(ctx.db, userId) });
  const hash = factor && (await hashRecoveryCode(factor, code));
  if (hash === undefined || factor?.codeHashes.includes(hash) !== true)
    throw invalidCode(ctx, userId);
  const detail = String(factor.codeHashes.length - 1);
  return [
    requireRecoveryCode(ctx.db, userId, hash),
    useRecoveryCode(ctx.db, userId, hash),
    ...tellOwner(ctx, userId, { kind: "recovery-code-used", detail }),
  ];
}

function invalidCode(ctx: RequestContext, userId: UserId): AppError {
  ctx.log("warn", "auth.code-refused", { userId });
  return new AppError("auth/invalid-code");
}

function refusalOf(
  ctx: RequestContext,
  userId: UserId,
  stored: { isBlocked: boolean } | undefined,
): AppError {
  if (stored === undefined) return invalidCode(ctx, userId);
  ctx.log("warn", "auth.too-many-codes", { userId });
  return new AppError(stored.isBlocked ? "auth/codes-blocked" : "auth/too-many-codes");
}
