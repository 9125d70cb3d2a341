import { recordEvent } from "../../../src/server/auth/events/tell-owner.ts";
import {
  clearSkips,
  deleteFactor,
  requireFactor,
} from "../../../src/server/auth/second-factor/queries/factors.ts";
import { deleteFormerFactor } from "../../../src/server/auth/second-factor/queries/former-factors.ts";
import { deleteLoss } from "../../../src/server/auth/second-factor/queries/losses.ts";
import { deleteTickets } from "../../../src/server/auth/second-factor/queries/tickets.ts";
import { userByEmail } from "../../../src/server/auth/queries/users.ts";
import { deleteSessions } from "../../../src/server/auth/sessions/queries.ts";
import { runBatch } from "../../../src/server/platform/db/batch.ts";
import { openDatabase } from "../../../src/server/platform/db/client.ts";
import { checkedUserId } from "../../../src/server/platform/user-id.ts";
import { hasCode } from "../../../src/shared/errors.ts";
import { CliError } from "../cli-error.ts";
import type { DatabaseAddress } from "./database-client.ts";

/** Milliseconds. */
const timeout = 30_000;

/**
 * Turns off somebody's second factor on the operator's word that all of it is lost.
 * @returns what was done
 * @throws CliError for an unknown address, or an account without a second factor
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
  try {
    await runBatch(db.writes, [
      requireFactor(db, userId),
      deleteFactor(db, userId),
      deleteFormerFactor(db, userId),
      deleteSessions(db, userId),
      clearSkips(db, userId),
      deleteTickets(db, userId),
      deleteLoss(db, userId),
      ...recordEvent(db, userId, event, { isMailed }),
    ]);
  } catch (error) {
    if (!hasCode("factor/off")(error)) throw error;
    throw new CliError(`The account ${email} has no second factor. Nothing was changed.`);
  }
  return "The second factor is off, and every device was signed out. The password alone signs in now.";
}
