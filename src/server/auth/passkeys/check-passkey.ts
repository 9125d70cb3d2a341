import { AppError } from "../../../shared/errors.ts";
import type { PasskeyAssertion } from "../../../shared/auth/passkeys/schema.ts";
import { tellOwner } from "../events/tell-owner.ts";
import { countAttempt } from "../attempts.ts";
import type { UserRow } from "../queries/users.ts";
import type { RequestContext } from "../../platform/context.ts";
import { runBatch } from "../../platform/db/batch.ts";
import type { Query } from "../../platform/db/query.ts";
import type { Attempts } from "../../platform/limits/rate-limit.ts";
import { checkedUserId, type UserId } from "../../platform/user-id.ts";
import { clearChallenge, readChallenge, type Challenge } from "./challenge.ts";
import {
  passkeyWithUser,
  requireCounter,
  updatePasskey,
  useChallenge,
  type PasskeyRow,
} from "./queries.ts";
import { requireRelyingParty } from "../relying-party.ts";
import { verifyAssertion } from "./verify.ts";

type Checked = {
  user: UserRow;
  passkey: PasskeyRow;
  /** Writes for the batch of what the passkey was asked for. */
  writes: (userId: UserId) => readonly Query[];
};

/**
 * Checks a passkey that answered this browser's challenge. It can be used once: the batch fails where the challenge, or
 * the same count, was used before.
 * @param sessionId the session that asked; undefined before a sign-in
 * @throws AppError passkeys/off, passkeys/expired, passkeys/unknown, passkeys/refused, auth/too-many-requests
 */
export async function checkPasskey(
  ctx: RequestContext & Attempts,
  purpose: "sign-in" | "confirm",
  response: PasskeyAssertion,
  sessionId?: string,
): Promise<Checked> {
  const party = requireRelyingParty(ctx.settings);
  const challenge = await readChallenge(ctx, purpose, sessionId);
  if (challenge === null) throw new AppError("passkeys/expired");
  const { rows, recordSuccess } = await countAttempt(ctx, null, {
    found: passkeyWithUser(ctx.db, response.id),
  });
  const [found] = rows.found;
  if (found === undefined) throw new AppError("passkeys/unknown");
  const { passkey, user } = found;
  const used = await verifyAssertion(passkey, response, challenge, party);
  if (used === "cloned") {
    await tellCloned(ctx, passkey, challenge);
    clearChallenge(ctx, purpose);
    throw new AppError("passkeys/refused");
  }
  clearChallenge(ctx, purpose);
  return {
    user,
    passkey,
    writes: (userId) => [
      useChallenge(ctx.db, challenge.challenge, new Date(challenge.expiresAt)),
      requireCounter(ctx.db, userId, passkey),
      updatePasskey(ctx.db, userId, passkey.id, { ...used, usedAt: ctx.clock() }),
      ...recordSuccess,
    ],
  };
}

/** The signature was right, so the owner has to know, although nothing else is written. */
async function tellCloned(
  ctx: RequestContext,
  { userId, name }: PasskeyRow,
  { challenge, expiresAt }: Challenge,
): Promise<void> {
  const told = { kind: "passkey-refused", detail: name } as const;
  await runBatch(ctx.db.writes, [
    useChallenge(ctx.db, challenge, new Date(expiresAt)),
    ...tellOwner(ctx, checkedUserId(userId), told),
  ]);
  ctx.log("warn", "auth.passkey-cloned", { userId });
}
