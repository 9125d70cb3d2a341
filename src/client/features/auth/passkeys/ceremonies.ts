import {
  browserSupportsWebAuthnAutofill,
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from "@simplewebauthn/browser";
import type { User } from "../../../../shared/auth/schema.ts";
import type { Passkeys } from "../../../../shared/auth/passkeys/schema.ts";
import { failureOf } from "../../../api/failure.ts";
import { isApiError, type ApiCalls } from "../../../api/trpc.ts";
import { notify } from "../../../components/ui/feedback/notify.ts";
import { t } from "../../../language/text.ts";

/** A browser has one ceremony at a time: the one that the user asked for comes before the field's offer. */
let isAsked = false;
let offerAgain = (): void => undefined;

/** Asks for any passkey of this site, and signs in with it. */
export async function signIn({ passkeys }: ApiCalls): Promise<{ user: User }> {
  isAsked = true;
  try {
    const { options } = await passkeys.signInOptions.mutate();
    const response = await startAuthentication({ optionsJSON: options });
    const signedIn = await answer(passkeys, options.rpId, response);
    isAsked = false;
    return signedIn;
  } catch (error) {
    isAsked = false;
    offerAgain();
    throw error;
  }
}

/**
 * Offers passkeys among what the browser fills into the e-mail field, until one has signed in; why one is refused is shown.
 * The server's challenge is renewed before it expires.
 */
export async function signInFromField(
  { passkeys }: ApiCalls,
  signal: AbortSignal,
  completeSignIn: (signedIn: { user: User }) => Promise<void>,
): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill())) return;
  signal.addEventListener("abort", () => WebAuthnAbortService.cancelCeremony());
  const isOver = () => signal.aborted || isAsked;
  const wait = async (): Promise<void> => {
    if (isOver()) return;
    const { options, renewIn } = await passkeys.signInOptions.mutate();
    if (isOver()) return;
    // A new ceremony ends the one before.
    const renewal = setTimeout(offer, renewIn);
    try {
      const response = await startAuthentication({
        optionsJSON: options,
        useBrowserAutofill: true,
      });
      if (!signal.aborted) void finish(answer(passkeys, options.rpId, response));
    } finally {
      clearTimeout(renewal);
    }
  };
  const finish = async (signedIn: Promise<{ user: User }>) => {
    try {
      await completeSignIn(await signedIn);
    } catch (error) {
      showCeremonyFailure(error);
      offer();
    }
  };
  // A field that offers no passkeys is an ordinary field; the button beside it says what went wrong.
  const offer = () => void wait().catch(() => undefined);
  offerAgain = offer;
  offer();
}

/** The parts of a passkey's answer that the server reads. */
const assertionOf = ({ id, rawId, type, response }: AuthenticationResponseJSON) => {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    response: {
      clientDataJSON,
      authenticatorData,
      signature,
      ...(userHandle !== undefined && { userHandle }),
    },
  };
};

const attestationOf = ({ id, rawId, type, response }: RegistrationResponseJSON) => {
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject, transports },
  };
};

async function answer(
  passkeys: ApiCalls["passkeys"],
  rpID: string | undefined,
  response: AuthenticationResponseJSON,
): Promise<{ user: User }> {
  try {
    return await passkeys.signIn.mutate({ passkey: assertionOf(response) });
  } catch (error) {
    if (failureOf(error).appCode === "passkeys/unknown" && rpID !== undefined) {
      await signalled({ signalName: "unknownCredential", rpID, credentialID: response.id });
    }
    throw error;
  }
}

export async function confirmOwner({ passkeys }: ApiCalls): Promise<void> {
  const { options } = await passkeys.confirmOptions.mutate();
  const response = await startAuthentication({ optionsJSON: options });
  await passkeys.confirm.mutate({ passkey: assertionOf(response) });
}

export async function add({ passkeys }: ApiCalls): Promise<void> {
  const { options } = await passkeys.addOptions.mutate();
  const response = await startRegistration({ optionsJSON: options });
  await passkeys.add.mutate({ passkey: attestationOf(response) });
}

/** Tells the device's password managers which passkeys are left, and what the user is called. */
export async function signalPasskeys(
  { rpId, userHandle, passkeys }: Passkeys,
  { email, name }: User,
): Promise<void> {
  if (rpId === null || userHandle === null) return;
  const own = { rpID: rpId, userID: userHandle };
  const allAcceptedCredentialIDs = passkeys
    .filter(({ otherHost }) => otherHost === null)
    .map(({ id }) => id);
  await signalled({ ...own, signalName: "allAcceptedCredentials", allAcceptedCredentialIDs });
  await signalled({
    ...own,
    signalName: "currentUserDetails",
    userName: email,
    userDisplayName: name,
  });
}

/** A hint: most browsers have no signals, and nothing here depends on one. */
const signalled = (signal: Parameters<typeof sendSignal>[0]): Promise<unknown> =>
  sendSignal(signal).catch(() => undefined);

/** Shows nothing if the user cancelled it. */
export function showCeremonyFailure(error: unknown): void {
  const message = ceremonyFailure(error);
  if (message !== null) notify.error(message, "passkey");
}

function ceremonyFailure(error: unknown): string | null {
  if (isApiError(error) || !(error instanceof Error)) return failureOf(error).message;
  if (!(error instanceof WebAuthnError)) return failureOf(error).message;
  switch (error.code) {
    case "ERROR_CEREMONY_ABORTED":
      return null;
    case "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED":
      return t("This device, or its password manager, has a passkey of your account already.");
    case "ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT":
    case "ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT":
      return t("This device cannot keep a passkey: it needs a PIN, a fingerprint or your face.");
    default:
      return t("No passkey was used. Try again, or choose another way.");
  }
}
