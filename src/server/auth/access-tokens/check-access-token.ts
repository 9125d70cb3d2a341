import type { User } from "lucia";
import { AppError } from "../../../shared/errors.ts";
import { includesScope } from "../../../shared/auth/access-tokens/schema.ts";
import type { Bearer, RequestContext } from "../../platform/context.ts";
import { runBatch, type NamedQueries, type Results } from "../../platform/db/batch.ts";
import type { Owner } from "../../platform/db/query.ts";
import { hashText } from "../../platform/encoding.ts";
import { countCallQueries } from "../../platform/limits/rate-limit.ts";
import { checkedUserId, type UserId } from "../../platform/user-id.ts";
import {
  accessTokenWithUser,
  readAccessToken,
  requireAccessToken,
  ownerOfAccessToken,
  setAccessTokenUsed,
  type AccessTokenRow,
} from "./queries.ts";
import { rememberUser } from "../sessions/caller-of-session.ts";

const hour = 60 * 60_000;

/**
 * Checks an access token, and runs the reads in the same round trip. A replica that has lost the primary would accept a
 * revoked token, so a guard asks the primary as well: a replica answers reads itself, even in a batch of writes.
 * @throws AppError tokens/invalid, tokens/scope
 */
export async function checkAccessToken<Reads extends NamedQueries>(
  ctx: RequestContext,
  bearer: Bearer,
  reads: (owner: Owner) => Reads,
): Promise<{ userId: UserId; user: User } & Results<Reads>> {
  const { db } = ctx;
  const now = ctx.clock();
  const hash = await hashText(bearer.token);
  const credential = { hash, audience: bearer.audience };
  const owner = ownerOfAccessToken(credential, now);
  const counts = countCallQueries(ctx, "reads", owner);
  const [{ stored, rows }] = await Promise.all([
    runBatch(counts.length === 0 ? db.reads : db.writes, {
      counts,
      stored: accessTokenWithUser(db, credential, now),
      rows: reads(owner),
    }),
    db.isReplica && counts.length === 0
      ? runBatch(db.writes, [requireAccessToken(db, credential, now)])
      : null,
  ]);
  const checked = readAccessToken(stored);
  if (checked === null) throw new AppError("tokens/invalid");
  const { token, user, revision } = checked;
  if (!includesScope(token.scope, bearer.needs)) throw new AppError("tokens/scope");
  const userId = checkedUserId(user.id);
  rememberUser(hash, user.id);
  noteUse(ctx, userId, token);
  bearer.onChecked({ userId, ...revision });
  return Object.assign({ userId, user }, rows);
}

/** Stored to the hour, so that reads seldom write. */
function noteUse(ctx: RequestContext, userId: UserId, { id, usedAt }: AccessTokenRow): void {
  const usedNow = new Date(Math.floor(ctx.clock().getTime() / hour) * hour);
  if (usedAt !== null && usedAt >= usedNow) return;
  ctx.waitUntil("auth.last-use-lost", async () => {
    await setAccessTokenUsed(ctx.db, userId, id, usedNow);
  });
}
