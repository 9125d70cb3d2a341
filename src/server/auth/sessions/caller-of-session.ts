import { hashText } from "../../platform/encoding.ts";

const maxSessions = 10_000;
const users = new Map<string, string>();

/** Counts later calls of this session or access token, in this isolate, with the user's others. */
export function rememberUser(credentialHash: string, userId: string): void {
  if (users.has(credentialHash)) return;
  users.set(credentialHash, userId);
  const [oldest] = users.keys();
  if (users.size > maxSessions && oldest !== undefined) users.delete(oldest);
}

/** The user, if this isolate has seen the session or access token before; else its hash. */
export async function callerKeyOf(credential: string): Promise<string> {
  const hash = await hashText(credential);
  return users.get(hash) ?? hash;
}
