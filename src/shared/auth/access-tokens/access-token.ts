const prefix = "fb_";
const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const secretLength = 27;
const checksumLength = 6;

/** 160 random bits, which 27 digits of base 62 can hold. */
export const accessTokenBytes = 20;

const pattern = new RegExp(`^${prefix}[${digits}]{${secretLength + checksumLength}}$`);

/**
 * Makes an access token. By its prefix and checksum a scanner recognises a leaked one without asking a server.
 * @param random 20 random bytes
 */
export function accessTokenOf(random: Uint8Array): string {
  const secret = inBase62(bytesToInteger(random), secretLength);
  return prefix + secret + checksumOf(secret);
}

export function isAccessToken(text: string): boolean {
  if (!pattern.test(text)) return false;
  const secret = text.slice(prefix.length, prefix.length + secretLength);
  return text.endsWith(checksumOf(secret));
}

const bytesToInteger = (bytes: Uint8Array): bigint =>
  bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);

function inBase62(value: bigint, length: number): string {
  let text = "";
  for (let rest = value; text.length < length; rest /= 62n) {
    text = digits.charAt(Number(rest % 62n)) + text;
  }
  return text;
}

/** CRC-32 (ISO 3309). */
function checksumOf(secret: string): string {
  let crc = 0xffffffff;
  for (const character of secret) {
    crc ^= character.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return inBase62(BigInt((crc ^ 0xffffffff) >>> 0), checksumLength);
}
