export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The runtime's own is much faster, but Node 24 has none. */
export const toBase64 = (bytes: Uint8Array): string =>
  "toBase64" in bytes ? bytes.toBase64() : btoa(binaryText(bytes));

const binaryText = (bytes: Uint8Array): string => {
  let text = "";
  for (let place = 0; place < bytes.length; place += charactersAtOnce)
    text += String.fromCharCode(...bytes.subarray(place, place + charactersAtOnce));
  return text;
};

const charactersAtOnce = 8_192;

/** White space in the text is left out. @throws where the text is none */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  "fromBase64" in Uint8Array ? Uint8Array.fromBase64(text) : parseBase64(text);

function parseBase64(text: string): Uint8Array<ArrayBuffer> {
  const decoded = atob(text);
  const bytes = new Uint8Array(decoded.length);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = decoded.charCodeAt(index);
  return bytes;
}

export const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));

export const hashText = (text: string): Promise<string> => sha256(new TextEncoder().encode(text));

/** A UUID (version 8, RFC 9562) that is always the same for a text. */
export async function uuidOf(text: string): Promise<string> {
  const hash = await hashText(text);
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`];
  return [...parts, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join("-");
}

export const toBase64Url = (bytes: Uint8Array): string =>
  "toBase64" in bytes
    ? bytes.toBase64({ alphabet: "base64url", omitPadding: true })
    : toBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

/** @throws where the text is none */
export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  fromBase64(text.replaceAll("-", "+").replaceAll("_", "/"));

/** The runtime's own is much faster, but Node 24 has none. */
export const fromHex = (hex: string): Uint8Array =>
  "fromHex" in Uint8Array ? Uint8Array.fromHex(hex) : parseHex(hex);

function parseHex(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length / 2);
  for (let index = 0; index < bytes.length; index += 1) {
    bytes[index] = Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16);
  }
  return bytes;
}
