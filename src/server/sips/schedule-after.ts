import { monthAfter, nextInstalment, type Schedule } from "../../shared/sips/due-dates.ts";
import type { RecordedInstalment } from "../../shared/sips/recorded-instalments.ts";
import type { SipRow } from "./queries/sips.ts";

/**
 * How a SIP goes on after instalments that were recorded already: after the last of them, because what was left out in
 * between was not bought.
 * @param recorded the oldest first; where there is none, nothing changes
 */
export function scheduleAfter(
  schedule: Schedule,
  recorded: readonly RecordedInstalment[],
): Partial<Pick<SipRow, "recordedThrough" | "nextDue">> {
  const last = recorded.at(-1);
  if (last === undefined) return {};
  const next = nextInstalment(schedule, monthAfter(last.dueDate));
  return { recordedThrough: last.dueDate, nextDue: next?.dueDate ?? null };
}
