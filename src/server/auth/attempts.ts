import type { RequestContext } from "../platform/context.ts";
import { runBatch, type Results, type NamedQueries } from "../platform/db/batch.ts";
import type { Query } from "../platform/db/query.ts";
import { describeFailure } from "../platform/log/log.ts";
import { canonicalEmail } from "../../shared/auth/addresses/email-address.ts";
import { missing } from "../../shared/missing.ts";
import { hashText } from "../platform/encoding.ts";
import { networkOf, siteOf } from "../platform/limits/network.ts";
import {
  countAttempts,
  countSuccess,
  deleteAttempts,
  refundAttempts,
  type AttemptCount,
  type AttemptKey,
  type Bound,
} from "../platform/limits/queries.ts";
import { tooManyError, type AttemptLimit, type Attempts } from "../platform/limits/rate-limit.ts";
import { keyByTrust } from "./queries/trusted-devices.ts";
import { signInAddressLimit, signInLimit } from "./sign-in-limits.ts";

type CountedAttempt<Rows> = {
  rows: Rows;
  /** Of the last limit. */
  counts: readonly AttemptCount[];
  /** Of a success that is not complete yet: it is no failure of the day. */
  refund: Query;
  /** Of a right code or token: what was right is no guess of its network. */
  refundNetwork: Query;
  recordSuccess: readonly Query[];
};

/**
 * Counts an attempt before anything costly runs, in the round trip that reads what it needs. A further limit counts only what
 * those before it allow.
 * @param account an e-mail or a code; null where only networks count
 * @param isTrusted whether the rows show that this is no guess
 * @throws AppError auth/too-many-requests
 */
export async function countAttempt<Reads extends NamedQueries>(
  ctx: RequestContext & Attempts,
  account: string | null,
  reads: Reads,
  isTrusted: (rows: Results<Reads>) => boolean = () => false,
): Promise<CountedAttempt<Results<Reads>>> {
  const { exceeded, ...counted } = await tryAttempt(ctx, account, reads, isTrusted);
  if (exceeded !== null) throw tooManyError("auth/too-many-requests", exceeded);
  return counted;
}

/**
 * Like `countAttempt`, for a caller that goes on where a limit is exceeded.
 * @returns the first limit that is exceeded; null where none is
 */
export async function tryAttempt<Reads extends NamedQueries>(
  ctx: RequestContext & Attempts,
  account: string | null,
  reads: Reads,
  isTrusted: (rows: Results<Reads>) => boolean = () => false,
): Promise<CountedAttempt<Results<Reads>> & { exceeded: AttemptLimit | null }> {
  const { limits }: Attempts = ctx;
  const stages = await Promise.all(limits.map((limit) => stageOf(ctx, limit, account)));
  const now = ctx.clock();
  const { counted, rows } = await runBatch(ctx.db.writes, {
    counted: Object.fromEntries(
      stages.map(({ limit, countedKeys }, index) => [
        limit.name,
        countAttempts(ctx.db, countedKeys, { now, span: limit.span }, boundsBefore(stages, index)),
      ]),
    ),
    rows: reads,
  });
  const countsOf = ({ limit }: Stage) => counted[limit.name] ?? missing();
  const isKnown = stages.some((stage) =>
    countsOf(stage).some(({ key }) => key === stage.keys.device),
  );
  const exceeded = stages.find((stage) =>
    isExceeded(ctx, stage, countsOf(stage), isKnown || isTrusted(rows)),
  );
  if (exceeded !== undefined) logExceeded(ctx, exceeded);
  const [first = missing(), ...further] = stages;
  const taken = further.flatMap((stage) =>
    countsOf(stage).flatMap(({ key, isCounted }) => (isCounted === 1 ? [key] : [])),
  );
  const refund = refundAttempts(ctx.db, taken);
  return {
    rows,
    counts: countsOf(stages.at(-1) ?? missing()),
    exceeded: exceeded?.limit ?? null,
    refund,
    refundNetwork: refundAttempts(ctx.db, [first.keys.network]),
    recordSuccess: [
      countSuccess(ctx.db, {
        account: [first.keys.account, first.keys.device],
        network: first.keys.network,
      }),
      refund,
    ],
  };
}

/** For a caller whose answer is settled by now: where this fails, the attempt stays counted, and nothing else changes. */
export async function takeBack(ctx: RequestContext, refund: Query): Promise<void> {
  try {
    await runBatch(ctx.db.writes, [refund]);
  } catch (error) {
    ctx.log("error", "auth.refund-failed", describeFailure(error));
  }
}

type Keys = Record<"account" | "device" | "network", string>;

/** A limit, what it counts in the present call, and where its counts of the account stand. */
type Stage = {
  limit: AttemptLimit;
  keys: Keys;
  countedKeys: AttemptKey[];
  /** What must hold for later limits to count. */
  bounds: Bound[];
};

async function stageOf(
  ctx: RequestContext,
  limit: AttemptLimit,
  account: string | null,
): Promise<Stage> {
  const { max, trustedDevice } = limit;
  const counted = mostOfAccount(limit) === undefined ? null : (account ?? missing());
  const { device, ...keys } = await limitKeys(ctx, limit, counted ?? "");
  const own = { ...keys, device: device.key };
  const known = trustedDevice === "apart" ? own.device : null;
  const accountKey =
    trustedDevice === undefined || counted === null
      ? own.account
      : keyByTrust(counted, device.hash, { known, unknown: own.account });
  const ofAccount = counted === null ? [] : [accountKey];
  const ofNetwork = max.network === undefined ? [] : [own.network];
  const unlessTrusted =
    trustedDevice === undefined || counted === null
      ? own.network
      : keyByTrust(counted, device.hash, { known: null, unknown: own.network });
  const isLimitedByNetwork = max.network !== undefined && ctx.caller.address !== null;
  return {
    limit,
    keys: own,
    countedKeys: [...ofAccount, ...ofNetwork],
    bounds: [
      { keys: ofAccount, max: mostOfAccount(limit) ?? 0 },
      { keys: isLimitedByNetwork ? [unlessTrusted] : [], max: max.network ?? 0 },
    ],
  };
}

const mostOfAccount = ({ max }: AttemptLimit): number | undefined =>
  max.accountFromSite ?? max.account;

async function limitKeys(ctx: RequestContext, { name, max }: AttemptLimit, account: string) {
  const { address, deviceToken } = ctx.caller;
  // Guesses of one mailbox count together, however its address is typed; a code has no other form.
  const counted = canonicalEmail(account) ?? account;
  const hash = await hashText(deviceToken ?? "");
  const site = max.accountFromSite === undefined ? "" : ` site ${siteOf(address)}`;
  return {
    account: await hashText(`${name} account ${counted}${site}`),
    device: { hash, key: await hashText(`${name} account ${counted} browser ${hash}`) },
    network: await hashText(`${name} network ${networkOf(address)}`),
  };
}

/** An attempt counts against a limit if all limits before it allow it, and it is among the first from its site. */
const boundsBefore = (stages: readonly Stage[], index: number): Bound[] => {
  const first = stages[index]?.limit.firstOfSite;
  const before = stages[index - 1]?.bounds[0];
  return [
    ...stages.slice(0, index).flatMap(({ bounds }) => bounds),
    ...(first === undefined || before === undefined ? [] : [{ ...before, max: first }]),
  ];
};

function isExceeded(
  { caller, settings }: RequestContext,
  { limit, keys }: Stage,
  counts: readonly AttemptCount[],
  isTrustedCaller: boolean,
): boolean {
  const { max, maxSuccesses } = limit;
  if (!settings.rateLimitsEnabled) return false;
  return counts.some(({ key, count, successes, isCounted }) => {
    const before = count - isCounted;
    const isOver = (attempts = Infinity, succeeded = Infinity) =>
      before >= attempts || successes >= succeeded;
    if (key !== keys.network) return isOver(mostOfAccount(limit), maxSuccesses?.account);
    if (caller.address === null) return false;
    return isOver(isTrustedCaller ? undefined : max.network, maxSuccesses?.network);
  });
}

function logExceeded(ctx: RequestContext, { limit, keys }: Stage): void {
  const facts = mostOfAccount(limit) === undefined ? {} : { account: keys.account.slice(0, 12) };
  ctx.log("warn", "auth.too-many-attempts", { kind: limit.name, ...facts });
}

/** Counts a sign-in as a success whose password an earlier call checked, and whose code was right now. */
export async function countSignIn(ctx: RequestContext, email: string): Promise<readonly Query[]> {
  const { account, device, network } = await limitKeys(ctx, signInLimit, email);
  return [countSuccess(ctx.db, { account: [account, device.key], network })];
}

/** Of this device and site: whoever signs in by another way has shown that the account is theirs. */
export async function clearSignInFailures(ctx: RequestContext, email: string) {
  const { account, device } = await limitKeys(ctx, signInLimit, email);
  return [deleteAttempts(ctx.db, [account, device.key])];
}

/** Of everybody, once a new password has made the guesses of the old one worthless. */
export async function clearAddressFailures(ctx: RequestContext, email: string) {
  const { account } = await limitKeys(ctx, signInAddressLimit, email);
  return [...(await clearSignInFailures(ctx, email)), deleteAttempts(ctx.db, [account])];
}
