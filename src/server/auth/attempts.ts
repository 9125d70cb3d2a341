import type { RequestContext } from "../platform/context.ts";
import { runBatch, type Results, type NamedQueries } from "../platform/db/batch.ts";
import type { Query } from "../platform/db/query.ts";
import { missing } from "../../shared/missing.ts";
import { hashText } from "../platform/encoding.ts";
import { networkOf } from "../platform/limits/network.ts";
import { countAttempts, countSuccess, deleteAttempts } from "../platform/limits/queries.ts";
import { tooManyError, type AttemptLimit, type Attempts } from "../platform/limits/rate-limit.ts";
import { deviceOrAccountKey } from "./queries/trusted-devices.ts";
import { signInLimit } from "./sign-in-limit.ts";

type CountedAttempt<Rows> = {
  rows: Rows;
  recordSuccess: Query;
};

/**
 * Counts an attempt against the declared limits before anything costly runs, in the round trip that
 * reads what it needs. A further limit counts only what those before it allow.
 * @param account an e-mail, with or without an account, or a code; null where only networks count
 * @param isTrusted whether the rows show that this is no guess; the network's failures are then
 * ignored
 * @throws AppError auth/too-many-requests
 */
export async function countAttempt<Reads extends NamedQueries>(
  ctx: RequestContext & Attempts,
  account: string | null,
  reads: Reads,
  isTrusted: (rows: Results<Reads>) => boolean = () => false,
): Promise<CountedAttempt<Results<Reads>>> {
  const [first, ...further] = ctx.limits;
  const counted = await countAgainst(ctx, first, account, reads, isTrusted);
  for (const limit of further) await countAgainst(ctx, limit, account, {});
  return counted;
}

async function countAgainst<Reads extends NamedQueries>(
  ctx: RequestContext,
  limit: AttemptLimit,
  account: string | null,
  reads: Reads,
  isTrusted: (rows: Results<Reads>) => boolean = () => false,
): Promise<CountedAttempt<Results<Reads>>> {
  const { name, span, max, maxSuccesses } = limit;
  const maxOfAccount = max.accountOrDevice ?? max.account;
  const network = networkOf(ctx.caller.address);
  const keys = await limitKeys(
    ctx,
    limit,
    maxOfAccount === undefined ? "" : (account ?? missing()),
    network,
  );
  const countedKeys = [
    ...(maxOfAccount === undefined ? [] : [keys.accountOrDevice]),
    ...(max.network === undefined ? [] : [keys.network]),
  ];
  const { counted, rows } = await runBatch(ctx.db.writes, {
    counted: countAttempts(ctx.db, countedKeys, { now: ctx.clock(), span }),
    rows: reads,
  });
  const isTrustedCaller = counted.some(({ key }) => key === keys.device) || isTrusted(rows);
  const isExceeded = counted.some(({ key, count, successes }) => {
    const isOver = (attempts = Infinity, succeeded = Infinity) =>
      count > attempts || successes >= succeeded;
    if (key !== keys.network) return isOver(maxOfAccount, maxSuccesses?.account);
    if (network === null) return false;
    return isOver(isTrustedCaller ? undefined : max.network, maxSuccesses?.network);
  });
  if (isExceeded && ctx.settings.rateLimitsEnabled) {
    const facts = maxOfAccount === undefined ? {} : { account: keys.account.slice(0, 12) };
    ctx.log("warn", "auth.too-many-attempts", { kind: name, ...facts });
    throw tooManyError("auth/too-many-requests", limit);
  }
  const recordSuccess = countSuccess(ctx.db, {
    account: [keys.account, keys.device],
    network: keys.network,
  });
  return { rows, recordSuccess };
}

async function limitKeys(
  ctx: RequestContext,
  { name, max }: AttemptLimit,
  account: string,
  network: string | null,
) {
  const token = await hashText(ctx.caller.deviceToken ?? "");
  const accountKey = await hashText(`${name} account ${account}`);
  const deviceKey = await hashText(`${name} account ${account} browser ${token}`);
  return {
    account: accountKey,
    device: deviceKey,
    accountOrDevice:
      max.accountOrDevice === undefined
        ? accountKey
        : deviceOrAccountKey(account, token, { known: deviceKey, unknown: accountKey }),
    network: await hashText(`${name} network ${network}`),
  };
}

/** Counts a sign-in as a success whose password an earlier call checked, and whose code was right now. */
export async function countSignIn(ctx: RequestContext, email: string): Promise<readonly Query[]> {
  const { accountKeys, network } = await signInKeys(ctx, email);
  return [countSuccess(ctx.db, { account: accountKeys, network })];
}

async function signInKeys(ctx: RequestContext, email: string) {
  const network = networkOf(ctx.caller.address);
  const keys = await limitKeys(ctx, signInLimit, email, network);
  return { accountKeys: [keys.account, keys.device], network: keys.network };
}

export async function clearSignInFailures(ctx: RequestContext, email: string) {
  const { accountKeys } = await signInKeys(ctx, email);
  return [deleteAttempts(ctx.db, accountKeys)];
}
