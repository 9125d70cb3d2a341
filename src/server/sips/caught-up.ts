import { monthAfter, nextInstalment } from "../../shared/sips/due-dates.ts";
import type { RecordedInstalment } from "../../shared/sips/recorded-instalments.ts";
import type { SipRow } from "./queries/sips.ts";
import { scheduleOf } from "./sip-view.ts";

/** After the instalments that were bought in a row: what is missing between others is still to be recorded. */
export function caughtUp(
  sip: SipRow,
  bought: readonly RecordedInstalment[],
): Pick<SipRow, "nextDue" | "recordedThrough"> {
  let { nextDue, recordedThrough } = sip;
  for (const { dueDate } of bought) {
    if (dueDate !== nextDue) break;
    recordedThrough = dueDate;
    nextDue = nextInstalment(scheduleOf(sip), monthAfter(dueDate))?.dueDate ?? null;
  }
  return { nextDue, recordedThrough };
}
