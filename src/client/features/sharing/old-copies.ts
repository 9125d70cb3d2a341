import { useState } from "react";
import { copiesAsOf, isOldCopy } from "../../../shared/sharing/keep-up.ts";
import type { SharedFundList } from "../../../shared/sharing/schema.ts";

/** The day as of which a sender's copies are shown, where they are old and nothing keeps them up; else null. */
export function useOldCopies(list: SharedFundList | undefined): string | null {
  const [now] = useState(() => new Date());
  if (list === undefined || list.sender.keepsUp === "on") return null;
  const { updatedAt } = list.sender;
  const asOf = copiesAsOf({ updatedAt, sharedAt: list.funds.map(({ sharedAt }) => sharedAt) });
  return asOf !== null && isOldCopy(asOf, now) ? asOf : null;
}
