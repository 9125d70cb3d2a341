import { hashText } from "../../platform/encoding.ts";

const maxSessions = 10_000;
const users = new Map<string, string>();

/** Lets later calls of this session, in this isolate, be counted with the user's other sessions. */
export function rememberUser(sessionId: string, userId: string): void {
  if (users.has(sessionId)) return;
  users.set(sessionId, userId);
  const [oldest] = users.keys();
  if (users.size > maxSessions && oldest !== undefined) users.delete(oldest);
}

/** The user where this isolate has seen the session before, else the session itself. */
export async function callerKeyOfSession(sessionToken: string): Promise<string> {
  const sessionId = await hashText(sessionToken);
  return users.get(sessionId) ?? sessionId;
}
