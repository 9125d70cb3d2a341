import { invitationAddress, invitationDays } from "../../../src/shared/auth/invitation.ts";
import { insertOperatorInvitation } from "../../../src/server/auth/queries/invitations.ts";
import { openDatabase } from "../../../src/server/platform/db/client.ts";
import { hashText } from "../../../src/server/platform/encoding.ts";
import { newToken } from "../../../src/server/platform/token.ts";
import type { DatabaseAddress } from "./database-client.ts";

/** Milliseconds. */
const timeout = 30_000;

/** Lets one person sign up. @returns what to print: the link, which is not kept, and how it works */
export async function makeInvitation(database: DatabaseAddress, appUrl: string): Promise<string> {
  const db = openDatabase({ ...database, timeout });
  const token = newToken();
  await db.writes.batch([insertOperatorInvitation(db, await hashText(token), new Date())]);
  return `${invitationAddress(new URL(appUrl).origin, token)}
It works once, for ${invitationDays} days. It is not shown again.`;
}
