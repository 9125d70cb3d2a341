import { deleteExpiredDemoUser } from "../../auth/queries/users.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { maxDemoAccounts } from "./start-demo.ts";

/** Deletes the demo accounts whose day is over, one by one, so that no write waits for long. */
export async function deleteExpiredDemos({ db, clock }: ServiceContext): Promise<void> {
  for (let deleted = 0; deleted < maxDemoAccounts; deleted += 1) {
    const [user] = await deleteExpiredDemoUser(db, clock());
    if (user === undefined) return;
  }
}
