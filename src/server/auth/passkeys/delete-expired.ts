import type { ServiceContext } from "../../platform/context.ts";
import { deleteExpiredChallenges } from "./queries.ts";

export async function deleteExpiredUse({ db, clock }: ServiceContext): Promise<void> {
  await deleteExpiredChallenges(db, clock());
}
