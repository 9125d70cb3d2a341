import type { BatchResponse } from "drizzle-orm/batch";
import { AppError } from "../../shared/errors.ts";
import { missing } from "../../shared/missing.ts";
import type { RequestContext } from "../platform/context.ts";
import type { Query } from "../platform/db/query.ts";
import { hashText } from "../platform/encoding.ts";
import { countAttempts, countSuccess, deleteAttempts } from "../platform/limits/queries.ts";
import { deviceOrAccountKey } from "./queries/trusted-devices.ts";
import { attemptLimits, googleStepLimit, resetMailLimit, type Attempt } from "./attempt-limits.ts";
import { networkOf } from "../platform/limits/network.ts";

/** Successes are limited too, because each one hashes a password. */
const maxSuccesses = { account: 100, network: 1_000 };

type CountedAttempt<Rows> = {
  rows: Rows;
  recordSuccess: Query;
};

/**
 * Counts an attempt before anything costly runs, in the round trip that reads what it needs.
 * @param account an e-mail, with or without an account, or a code
 * @param isTrusted whether the rows show that this is no guess; the network's failures are then
 * ignored
 * @throws AppError auth/too-many-requests
 */
export async function countAttempt<const Reads extends readonly Query[]>(
  ctx: RequestContext & Attempt,
  account: string,
  reads: Reads,
  isTrusted: (rows: BatchResponse<Reads>) => boolean = () => false,
): Promise<CountedAttempt<BatchResponse<Reads>>> {
  const kind = ctx.attempt;
  const { span, ...max } = attemptLimits[kind];
  const network = networkOf(ctx.caller.address);
  const keys = await limitKeys(ctx, kind, account, network);
  const window = { now: ctx.clock(), span };
  const [counted, ...rows] = await ctx.db.writes.batch([
    countAttempts(ctx.db, [keys.accountOrDevice, keys.network], window),
    ...reads,
  ]);
  const isTrustedCaller =
    counted.some(({ key }) => key === keys.device) || isTrusted(rows as BatchResponse<Reads>);
  const isExceeded = counted.some(({ key, count, successes }) => {
    if (key !== keys.network) return count > max.account || successes >= maxSuccesses.account;
    if (network === null) return false;
    return (!isTrustedCaller && count > max.network) || successes >= maxSuccesses.network;
  });
  if (isExceeded && ctx.settings.rateLimitsEnabled) {
    ctx.log("warn", "auth.too-many-attempts", { kind, account: keys.account.slice(0, 12) });
    // Always the whole span: the remaining time would reveal the attempts of others.
    throw new AppError("auth/too-many-requests", { retryAfter: span / 1_000 });
  }
  return {
    rows: rows as BatchResponse<Reads>,
    recordSuccess: countSuccess(ctx.db, {
      account: [keys.account, keys.device],
      network: keys.network,
    }),
  };
}

export const hasRows = ([rows]: readonly (readonly unknown[])[]): boolean =>
  rows !== undefined && rows.length > 0;

/** Sign-ins from a trusted device are counted per device, so that strangers cannot lock it out. */
async function limitKeys(
  ctx: RequestContext,
  kind: Attempt["attempt"],
  account: string,
  network: string | null,
) {
  const token = await hashText(ctx.caller.deviceToken ?? "");
  const accountKey = await hashAccountKey(kind, account);
  const deviceKey = await hashText(`${kind} account ${account} browser ${token}`);
  return {
    account: accountKey,
    device: deviceKey,
    accountOrDevice:
      kind === "signIn"
        ? deviceOrAccountKey(account, token, { known: deviceKey, unknown: accountKey })
        : accountKey,
    network: await hashText(`${kind} network ${network}`),
  };
}

/** @throws AppError auth/too-many-requests */
export async function countGoogleStep(ctx: RequestContext): Promise<void> {
  const { network: max, span } = googleStepLimit;
  const network = networkOf(ctx.caller.address);
  const key = await hashText(`google network ${network}`);
  const [counted] = await countAttempts(ctx.db, [key], { now: ctx.clock(), span });
  const isExceeded = network !== null && (counted ?? missing()).count > max;
  if (isExceeded && ctx.settings.rateLimitsEnabled) {
    ctx.log("warn", "auth.too-many-attempts", { kind: "google" });
    throw new AppError("auth/too-many-requests", { retryAfter: span / 1_000 });
  }
}

/** @throws AppError auth/too-many-requests */
export async function countResetMail(ctx: RequestContext, email: string): Promise<void> {
  const { maxPerAddress, span } = resetMailLimit;
  const key = await hashText(`resetMail account ${email}`);
  const [counted] = await countAttempts(ctx.db, [key], { now: ctx.clock(), span });
  if ((counted ?? missing()).count <= maxPerAddress || !ctx.settings.rateLimitsEnabled) return;
  ctx.log("warn", "auth.too-many-attempts", { kind: "resetMail", account: key.slice(0, 12) });
  throw new AppError("auth/too-many-requests", {
    message: "An address gets ten reset links a day. Use the newest one, or try again tomorrow.",
    retryAfter: span / 1_000,
  });
}

export async function clearSignInFailures(ctx: RequestContext, email: string) {
  const keys = await limitKeys(ctx, "signIn", email, null);
  return [deleteAttempts(ctx.db, [keys.account, keys.device])];
}

const hashAccountKey = (kind: Attempt["attempt"], account: string): Promise<string> =>
  hashText(`${kind} account ${account}`);
