import { AppError } from "../../../../shared/errors.ts";
import {
  isTransport,
  type AddPasskeyInput,
  type Passkey,
} from "../../../../shared/auth/passkeys/schema.ts";
import { requireProvenAddress } from "../../require-proven.ts";
import { tellOwner } from "../../events/tell-owner.ts";
import { requireFreshSession, updateSession } from "../../sessions/queries.ts";
import type { SessionContext } from "../../signed-in-context.ts";
import { toBase64Url } from "../../../platform/encoding.ts";
import { authenticatorName } from "../authenticators.ts";
import { clearChallenge, readChallenge } from "../challenge.ts";
import { insertPasskey, requireOneHandle, requirePasskeyLimit, useChallenge } from "../queries.ts";
import { requireRelyingParty } from "../../relying-party.ts";
import { passkeyView } from "../view.ts";
import { verifyAttestation } from "../verify.ts";

/**
 * @throws AppError passkeys/off, passkeys/expired, passkeys/refused, passkeys/too-many, demo/no-passkeys, email/unproven;
 * auth/confirm-first where the session has ended meanwhile
 */
export async function addPasskey(
  ctx: SessionContext,
  input: AddPasskeyInput,
): Promise<{ passkey: Passkey }> {
  const party = requireRelyingParty(ctx.settings);
  const { user, session, needsSecondFactor } = await ctx.read(() => ({}));
  if (user.demoUntil !== null) throw new AppError("demo/no-passkeys");
  requireProvenAddress(ctx, user);
  const challenge = await readChallenge(ctx, "add", session.id);
  if (challenge === null) throw new AppError("passkeys/expired");
  const registered = await verifyAttestation(input.passkey, challenge, party);
  const { credential, aaguid, credentialDeviceType, credentialBackedUp } = registered;
  const passkey = {
    id: credential.id,
    publicKey: toBase64Url(credential.publicKey),
    counter: credential.counter,
    transports: input.passkey.response.transports.filter(isTransport),
    backupEligible: credentialDeviceType === "multiDevice",
    backedUp: credentialBackedUp,
    rpId: party.id,
    userHandle: challenge.userHandle,
    name: authenticatorName(aaguid, ctx.caller.device),
    createdAt: ctx.clock(),
    usedAt: null,
  };
  await ctx.write((userId) => [
    requireFreshSession(ctx.db, userId, session.id, ctx.clock()),
    useChallenge(ctx.db, challenge.challenge, new Date(challenge.expiresAt)),
    insertPasskey(ctx.db, userId, passkey),
    requirePasskeyLimit(ctx.db, userId),
    requireOneHandle(ctx.db, userId),
    ...(needsSecondFactor
      ? [updateSession(ctx.db, userId, session.id, { method: "passkey" })]
      : []),
    ...tellOwner(ctx, userId, { kind: "passkey-added", detail: passkey.name }),
  ]);
  clearChallenge(ctx, "add");
  ctx.log("info", "auth.passkey-added", { userId: user.id });
  return { passkey: passkeyView(passkey, party) };
}
