import { fromBase64Url, toBase64Url, toHex } from "../../platform/encoding.ts";

/** 32 bytes in base64 or base64url, as the settings have it. */
export type SecretsKey = string;

export type Sealed = { text: string; keyId: string };

const nonceBytes = 12;
const encoder = new TextEncoder();

/** Tells keys apart without saying anything of them. */
export async function keyIdOf(key: SecretsKey): Promise<string> {
  const named = encoder.encode(`fundbook-secrets-key ${toBase64Url(fromBase64Url(key))}`);
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", named))).slice(0, 16);
}

/** Encrypts by AES-256-GCM. @param context what else has to be the same when it is opened, such as the user's id */
export async function sealBytes(
  key: SecretsKey,
  bytes: Uint8Array<ArrayBuffer>,
  context: string,
): Promise<Sealed> {
  const keyId = await keyIdOf(key);
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const sealed = await crypto.subtle.encrypt(
    cipher(nonce, keyId, context),
    await importKey(key, "encrypt"),
    bytes,
  );
  const joined = new Uint8Array(nonceBytes + sealed.byteLength);
  joined.set(nonce);
  joined.set(new Uint8Array(sealed), nonceBytes);
  return { text: toBase64Url(joined), keyId };
}

/** @returns null where none of the keys sealed it, or it was changed since */
export async function openBytes(
  keys: readonly SecretsKey[],
  { text, keyId }: Sealed,
  context: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const ids = await Promise.all(keys.map(keyIdOf));
  const key = keys[ids.indexOf(keyId)];
  if (key === undefined) return null;
  const bytes = fromBase64Url(text);
  const nonce = bytes.slice(0, nonceBytes);
  try {
    const opened = await crypto.subtle.decrypt(
      cipher(nonce, keyId, context),
      await importKey(key, "decrypt"),
      bytes.slice(nonceBytes),
    );
    return new Uint8Array(opened);
  } catch (error) {
    // This error means that the text was changed, or belongs to another user.
    if (error instanceof DOMException && error.name === "OperationError") return null;
    throw error;
  }
}

const cipher = (iv: Uint8Array<ArrayBuffer>, keyId: string, context: string) => ({
  name: "AES-GCM",
  iv,
  additionalData: encoder.encode(`${keyId} ${context}`),
});

const importKey = (key: SecretsKey, usage: "encrypt" | "decrypt"): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", fromBase64Url(key), "AES-GCM", false, [usage]);
