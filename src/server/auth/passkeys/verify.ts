import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type VerifiedAuthenticationResponse,
  type VerifiedRegistrationResponse,
} from "@simplewebauthn/server";
import { decodeClientDataJSON } from "@simplewebauthn/server/helpers";
import { AppError } from "../../../shared/errors.ts";
import { isCounterValid } from "../../../shared/auth/passkeys/counter.ts";
import type { PasskeyAssertion, PasskeyAttestation } from "../../../shared/auth/passkeys/schema.ts";
import { fromBase64Url } from "../../platform/encoding.ts";
import type { Challenge } from "./challenge.ts";
import type { PasskeyRow } from "./queries.ts";
import type { RelyingParty } from "../relying-party.ts";

export type Used = { counter: number; backedUp: boolean };

/**
 * What a passkey that answered the challenge has to be stored with.
 * @returns "cloned" where its counter has not grown, so that a copy may exist
 * @throws AppError passkeys/refused
 */
export async function verifyAssertion(
  passkey: PasskeyRow,
  response: PasskeyAssertion,
  { challenge }: Challenge,
  { id: rpId, origin }: RelyingParty,
): Promise<Used | "cloned"> {
  refuseUnless(passkey.rpId === rpId);
  refuseUnless(!isInFrame(response.response.clientDataJSON));
  const { userHandle, ...signed } = response.response;
  refuseUnless(userHandle === undefined || userHandle === passkey.userHandle);
  const { verified, authenticationInfo } = await orRefused<VerifiedAuthenticationResponse>(() =>
    verifyAuthenticationResponse({
      response: { ...response, response: signed },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      // The counter is checked below, where its failure can be told from others.
      credential: { id: passkey.id, publicKey: fromBase64Url(passkey.publicKey), counter: 0 },
    }),
  );
  refuseUnless(verified);
  const { newCounter, credentialDeviceType, credentialBackedUp } = authenticationInfo;
  refuseUnless((credentialDeviceType === "multiDevice") === passkey.backupEligible);
  if (!isCounterValid(passkey.counter, newCounter)) return "cloned";
  return { counter: newCounter, backedUp: credentialBackedUp };
}

type Registered = NonNullable<VerifiedRegistrationResponse["registrationInfo"]>;

/** @throws AppError passkeys/refused */
export async function verifyAttestation(
  response: PasskeyAttestation,
  { challenge }: Challenge,
  { id: rpId, origin }: RelyingParty,
): Promise<Registered> {
  refuseUnless(!isInFrame(response.response.clientDataJSON));
  const { verified, registrationInfo } = await orRefused<VerifiedRegistrationResponse>(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
    }),
  );
  if (!verified || registrationInfo === undefined) throw new AppError("passkeys/refused");
  return registrationInfo;
}

/** No page of ours lies in a frame of another site. */
function isInFrame(clientDataJSON: string): boolean {
  try {
    const { crossOrigin, topOrigin } = decodeClientDataJSON(clientDataJSON);
    return crossOrigin === true || topOrigin !== undefined;
  } catch (cause) {
    throw new AppError("passkeys/refused", { cause });
  }
}

/** The library throws for whatever is wrong with a response. */
async function orRefused<Result>(verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify();
  } catch (cause) {
    throw new AppError("passkeys/refused", { cause });
  }
}

function refuseUnless(holds: boolean): void {
  if (!holds) throw new AppError("passkeys/refused");
}
