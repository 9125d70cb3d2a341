import { recordEvent } from "../../../src/server/auth/events/tell-owner.ts";
import {
  clearSkips,
  deleteFactor,
} from "../../../src/server/auth/second-factor/queries/factors.ts";
import { deleteFormerFactor } from "../../../src/server/auth/second-factor/queries/former-factors.ts";
import { deleteLoss } from "../../../src/server/auth/second-factor/queries/losses.ts";
import { deleteTickets } from "../../../src/server/auth/second-factor/queries/tickets.ts";
import { userByEmail } from "../../../src/server/auth/queries/users.ts";
import { deleteSessions } from "../../../src/server/auth/sessions/queries.ts";
import { runBatch } from "../../../src/server/platform/db/batch.ts";
import { openDatabase } from "../../../src/server/platform/db/client.ts";
import { checkedUserId } from "../../../src/server/platform/user-id.ts";
import { CliError } from "../cli-error.ts";
import type { DatabaseAddress } from "./database-client.ts";

/** Milliseconds. */
const timeout = 30_000;

/**
 * The operator's word that somebody has lost all of a second factor.
 * @returns what was done
 */
export async function turnFactorOff(
  database: DatabaseAddress,
  email: string,
  { isMailed }: { isMailed: boolean },
): Promise<string> {
  const db = openDatabase({ ...database, timeout });
  const [user] = await userByEmail(db, email.trim().toLowerCase());
  if (user === undefined) throw new CliError(`There is no account with the address ${email}.`);
  const userId = checkedUserId(user.id);
  const event = {
    at: new Date(),
    kind: "factor-off",
    device: null,
    network: null,
    detail: null,
  } as const;
  const { off } = await runBatch(db.writes, {
    off: deleteFactor(db, userId),
    others: [
      deleteFormerFactor(db, userId),
      deleteSessions(db, userId),
      clearSkips(db, userId),
      deleteTickets(db, userId),
      deleteLoss(db, userId),
      ...recordEvent(db, userId, event, { isMailed }),
    ],
  });
  return off.rowsAffected === 0
    ? "The account has no second factor; every device was signed out."
    : "The second factor is off, and every device was signed out. The password alone signs in now.";
}
