import type { AddFundInput } from "../../../../shared/funds/schema.ts";
import { readTabJson, writeTab } from "../../../browser/tab-storage.ts";

const entry = "add-fund.submission";

/** The id to add a fund under: the same while the same fund is sent again, so that it is added once. */
export function submissionIdFor(fund: AddFundInput, userId: string): string {
  const data = JSON.stringify(fund);
  const last = readTabJson(entry, userId) as { data: string; id: string } | null;
  if (last?.data === data) return last.id;
  const id = crypto.randomUUID();
  writeTab(entry, userId, JSON.stringify({ data, id }));
  return id;
}

export const clearSubmissionId = (userId: string): void => writeTab(entry, userId, null);
