import { useRef } from "react";
import type { AddFundInput } from "../../../../shared/funds/schema.ts";

/** The id under which a fund is added: the same as long as the same fund is sent again, so that it is added once. */
export function useAddId() {
  const last = useRef<{ data: string; id: string }>(null);
  return (fund: AddFundInput): string => {
    const data = JSON.stringify(fund);
    if (last.current?.data !== data) last.current = { data, id: crypto.randomUUID() };
    return last.current.id;
  };
}
