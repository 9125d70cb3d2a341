import type { IsoDate } from "../../dates.ts";
import { mayComeLater } from "../../transactions/due-instalment.ts";
import type { RecordedTransaction } from "../schema.ts";

/**
 * Whether a statement with all transactions up to a day shows that a worked-out instalment was not bought, as it does not
 * have it: a purchase comes at most some days after the instalment was due.
 */
export const didNotHappen = (
  { source, date, dueDate }: Pick<RecordedTransaction, "source" | "date" | "dueDate">,
  end: IsoDate,
): boolean => source === "sip" && date <= end && !mayComeLater(dueDate ?? date, end);
