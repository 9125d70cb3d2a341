import { useRef } from "react";
import type { AddFundInput } from "../../../../shared/funds/schema.ts";

/** The same id as long as the same fund is submitted, so that a repeated request adds it once. */
export function useSubmissionId() {
  const last = useRef<{ data: string; id: string }>(null);
  return (fund: AddFundInput): string => {
    const data = JSON.stringify(fund);
    if (last.current?.data !== data) last.current = { data, id: crypto.randomUUID() };
    return last.current.id;
  };
}
