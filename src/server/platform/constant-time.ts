import { missing } from "../../shared/missing.ts";

/** Takes the same time wherever the bytes differ. */
export function constantTimeEqual(left: Uint8Array, right: Uint8Array): boolean {
  if (left.length !== right.length) return false;
  let difference = 0;
  for (const [index, byte] of left.entries()) difference |= byte ^ (right[index] ?? missing());
  return difference === 0;
}

/** Takes the same time wherever the texts differ, and however long the secret is. */
export async function isSecret(given: string, secret: string): Promise<boolean> {
  const [left, right] = await Promise.all([digest(given), digest(secret)]);
  return constantTimeEqual(left, right);
}

const digest = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
