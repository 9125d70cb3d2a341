import type { Day } from "../../../shared/history/schema.ts";
import { hasSpan, spans, type Span } from "../../../shared/history/spans.ts";
import { useStored } from "../../browser/use-stored.ts";

/** The span chosen last on this device, else a year; `all` where the chart is too short for it. */
export function useStoredSpan(days: readonly Day[]): [span: Span, set: (span: Span) => void] {
  const [stored, store] = useStored("fundbook.span");
  const chosen = spans.find((span) => span === stored) ?? "1y";
  return [hasSpan(days, chosen) ? chosen : "all", store];
}
