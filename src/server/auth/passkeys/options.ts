import { generateAuthenticationOptions, generateRegistrationOptions } from "@simplewebauthn/server";
import { AppError } from "../../../shared/errors.ts";
import { requireProvenAddress } from "../require-proven.ts";
import type { SessionContext } from "../signed-in-context.ts";
import type { RequestContext } from "../../platform/context.ts";
import { fromBase64Url } from "../../platform/encoding.ts";
import { randomText, startChallenge, type Challenge } from "./challenge.ts";
import { passkeysOf, type PasskeyRow } from "./queries.ts";
import { requireRelyingParty, type RelyingParty } from "../relying-party.ts";

/** A page that waits for a passkey asks again in so many milliseconds. */
const renewBefore = 60_000;

/** @throws AppError passkeys/off */
export async function signInOptions(ctx: RequestContext) {
  const challenge = await startChallenge(ctx, "sign-in");
  return {
    options: await assertionOptions(requireRelyingParty(ctx.settings), challenge, []),
    renewIn: challenge.expiresAt - ctx.clock().getTime() - renewBefore,
  };
}

/** @throws AppError passkeys/off */
export async function confirmOptions(ctx: SessionContext) {
  const party = requireRelyingParty(ctx.settings);
  const { session, passkeys } = await ctx.read((owner) => ({
    passkeys: passkeysOf(ctx.db, owner),
  }));
  const challenge = await startChallenge(ctx, "confirm", { sessionId: session.id });
  const own = passkeys.filter(({ rpId }) => rpId === party.id);
  return { options: await assertionOptions(party, challenge, own) };
}

/** @throws AppError passkeys/off, demo/no-passkeys, email/unproven */
export async function addOptions(ctx: SessionContext) {
  const party = requireRelyingParty(ctx.settings);
  const { user, session, passkeys } = await ctx.read((owner) => ({
    passkeys: passkeysOf(ctx.db, owner),
  }));
  if (user.demoUntil !== null) throw new AppError("demo/no-passkeys");
  requireProvenAddress(ctx, user);
  const userHandle = passkeys[0]?.userHandle ?? randomText();
  const { challenge } = await startChallenge(ctx, "add", { sessionId: session.id, userHandle });
  const { extensions: _, ...options } = await generateRegistrationOptions({
    rpName: "Fundbook",
    rpID: party.id,
    userID: fromBase64Url(userHandle),
    userName: user.email,
    userDisplayName: user.name,
    challenge: fromBase64Url(challenge),
    attestationType: "none",
    excludeCredentials: passkeys.filter(({ rpId }) => rpId === party.id).map(descriptor),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return { options };
}

async function assertionOptions(
  { id: rpID }: RelyingParty,
  { challenge }: Challenge,
  passkeys: readonly PasskeyRow[],
) {
  const { extensions: _, ...options } = await generateAuthenticationOptions({
    rpID,
    challenge: fromBase64Url(challenge),
    userVerification: "required",
    allowCredentials: passkeys.map(descriptor),
  });
  return options;
}

const descriptor = ({ id, transports }: PasskeyRow) => ({ id, transports });
