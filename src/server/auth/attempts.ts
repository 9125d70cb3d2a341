import type { BatchResponse } from "drizzle-orm/batch";
import { AppError } from "../../shared/errors.ts";
import type { RequestContext } from "../platform/context.ts";
import type { Query } from "../platform/db/query.ts";
import { hashOf } from "../platform/encoding.ts";
import { countAttempts, countSuccess, deleteAttempts } from "../platform/limits/queries.ts";
import { deviceOrAccountKey } from "./queries/trusted-devices.ts";
import { networkOf } from "../platform/limits/network.ts";

const minutes = 60_000;

/**
 * How many attempts there may be in a span of time (milliseconds): for one account whoever makes them, so that
 * nobody tries many passwords on it, and from one network, so that nobody tries one password on many accounts. Many
 * homes share an address in India's mobile networks; hence its wide limits. No account's span is longer than strangers
 * may lock somebody out.
 */
const limits = {
  signIn: { account: 10, network: 100, span: 15 * minutes },
  signUp: { account: 10, network: 100, span: 15 * minutes },
  resetRequest: { account: 4, network: 40, span: 15 * minutes },
  resetCode: { account: 20, network: 60, span: 15 * minutes },
  linkMail: { account: 4, network: 40, span: 15 * minutes },
} as const;
type Kind = keyof typeof limits;

/**
 * Successes in the same span, of an account and of each browser that it knows: they are no guesses, but each one has
 * a password hashed. Only who knows an account's password can use up what it has.
 */
const maxSuccesses = { account: 100, network: 1_000 };

/** Steps of signing in with Google from one network: each one asks Google, and takes two. */
const googleSteps = { network: 200, span: 15 * minutes };

type Attempt<Rows> = {
  rows: Rows;
  /** A write for the batch of a success: it is counted, and what the account's owner got wrong before is forgotten. */
  succeed: Query;
};

/**
 * Counts an attempt before anything costly is done for it, in the same round trip as what it needs to know.
 * @param account what is attempted on: an e-mail, whether or not it has an account, or a code
 * @param reads what to read with it
 * @param isProof whether what was read shows that this is no guess: then the network's failures are not held against it
 * @throws AppError auth/too-many-requests
 */
export async function attempt<const Reads extends readonly Query[]>(
  ctx: RequestContext,
  kind: Kind,
  account: string,
  reads: Reads,
  isProof: (rows: BatchResponse<Reads>) => boolean = () => false,
): Promise<Attempt<BatchResponse<Reads>>> {
  const { span, ...max } = limits[kind];
  const network = networkOf(ctx.caller.address);
  const keys = await keysFor(ctx, kind, account, network);
  const window = { now: ctx.clock(), span };
  const [counted, ...rows] = await ctx.db.writes.batch([
    countAttempts(ctx.db, [keys.accountOrBrowser, keys.network], window),
    ...reads,
  ]);
  const isKnown =
    counted.some(({ key }) => key === keys.browser) || isProof(rows as BatchResponse<Reads>);
  const usedUp = counted.filter(({ key, count, successes }) => {
    if (key !== keys.network) return count > max.account || successes >= maxSuccesses.account;
    if (network === null) return false;
    // What others in the network get wrong is not held against a browser that the account knows.
    return (!isKnown && count > max.network) || successes >= maxSuccesses.network;
  });
  if (usedUp.length > 0 && ctx.settings.limitsAttempts) {
    ctx.log("warn", "auth.too-many-attempts", { kind, account: keys.account.slice(0, 12) });
    throw new AppError("auth/too-many-requests", { retryAfter: secondsToEnd(ctx, usedUp) });
  }
  return {
    rows: rows as BatchResponse<Reads>,
    succeed: countSuccess(ctx.db, {
      account: [keys.account, keys.browser],
      network: keys.network,
    }),
  };
}

/** Seconds until the last of these windows ends. */
const secondsToEnd = ({ clock }: RequestContext, windows: readonly { endsAt: Date }[]): number =>
  Math.ceil(
    (Math.max(...windows.map(({ endsAt }) => endsAt.getTime())) - clock().getTime()) / 1_000,
  );

/** For `attempt`: a secret that leads to somebody is no guess. */
export const isFound = ([found]: readonly (readonly unknown[])[]): boolean =>
  found !== undefined && found.length > 0;

/**
 * What an attempt is counted under: by network, and on the account, or on the browser where that signs in to an account
 * that knows it. One account can know a hundred browsers, so nothing else that is bounded may be so once for each.
 */
async function keysFor(ctx: RequestContext, kind: Kind, account: string, network: string | null) {
  const token = await hashOf(ctx.caller.browserToken ?? "");
  const ofAccount = await accountKey(kind, account);
  const ofBrowser = await hashOf(`${kind} account ${account} browser ${token}`);
  return {
    account: ofAccount,
    browser: ofBrowser,
    accountOrBrowser:
      kind === "signIn"
        ? deviceOrAccountKey(account, token, { known: ofBrowser, unknown: ofAccount })
        : ofAccount,
    network: await hashOf(`${kind} network ${network}`),
  };
}

/**
 * Counts a step of a sign-in with Google, before Google is asked. Whose account it will be is not known yet.
 * @throws AppError auth/too-many-requests
 */
export async function countGoogleStep(ctx: RequestContext): Promise<void> {
  const { network: max, span } = googleSteps;
  const network = networkOf(ctx.caller.address);
  const key = await hashOf(`google network ${network}`);
  const [counted] = await countAttempts(ctx.db, [key], { now: ctx.clock(), span });
  const isTooMuch = network !== null && (counted?.count ?? 0) > max;
  if (isTooMuch && ctx.settings.limitsAttempts) {
    ctx.log("warn", "auth.too-many-attempts", { kind: "google" });
    throw new AppError("auth/too-many-requests", { retryAfter: span / 1_000 });
  }
}

/** Reset mails to one address, whether or not it has an account: strangers must not fill anybody's mailbox. */
const resetMails = { maxPerAddress: 10, span: 24 * 60 * minutes };

/**
 * Counts a reset mail before it is known whether there is anybody to send it to.
 * @throws AppError auth/too-many-requests
 */
export async function countResetMail(ctx: RequestContext, email: string): Promise<void> {
  const { maxPerAddress, span } = resetMails;
  const key = await hashOf(`resetMail account ${email}`);
  const [counted] = await countAttempts(ctx.db, [key], { now: ctx.clock(), span });
  if ((counted?.count ?? 0) <= maxPerAddress || !ctx.settings.limitsAttempts) return;
  ctx.log("warn", "auth.too-many-attempts", { kind: "resetMail", account: key.slice(0, 12) });
  throw new AppError("auth/too-many-requests", {
    message: "An address gets ten reset links a day. Use the newest one, or try again tomorrow.",
    retryAfter: counted === undefined ? undefined : secondsToEnd(ctx, [counted]),
  });
}

/** Writes that forget what was tried on an account, and on it in this browser: its owner has shown another way in. */
export async function clearSignInFailures(ctx: RequestContext, email: string) {
  const keys = await keysFor(ctx, "signIn", email, null);
  return [deleteAttempts(ctx.db, [keys.account, keys.browser])];
}

const accountKey = (kind: Kind, account: string): Promise<string> =>
  hashOf(`${kind} account ${account}`);
