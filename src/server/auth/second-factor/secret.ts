import { AppError } from "../../../shared/errors.ts";
import type { RequestContext } from "../../platform/context.ts";
import type { Settings } from "../../platform/env.ts";
import type { FactorRow } from "./queries/factors.ts";
import { openBytes, sealBytes, type Sealed, type SecretsKey } from "./seal.ts";

/** Binds a stored secret to its user: copied to another user's row, it does not open. */
export const factorContext = (userId: string): string => `second factor of ${userId}`;

/** @throws AppError factor/no-key */
export function requireSecretsKey({ secretsKeys }: Settings): SecretsKey {
  const [key] = secretsKeys;
  if (key === undefined) throw new AppError("factor/no-key");
  return key;
}

export const sealSecret = (
  settings: Settings,
  userId: string,
  secret: Uint8Array<ArrayBuffer>,
): Promise<Sealed> => sealBytes(requireSecretsKey(settings), secret, factorContext(userId));

/** @returns null where the key is lost: then only recovery codes and passkeys help */
export async function openSecret(
  { settings, log }: Pick<RequestContext, "settings" | "log">,
  { userId, secret, keyId }: FactorRow,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const opened = await openBytes(
    settings.secretsKeys,
    { text: secret, keyId },
    factorContext(userId),
  );
  if (opened === null) log("error", "auth.factor-key-missing", { keyId });
  return opened;
}
