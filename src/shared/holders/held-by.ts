import { me, type HolderFilter } from "./holder.ts";

/** Whether a fund is in what the filter asks for. */
export const isHeldBy = (
  { holderId }: { holderId: string | null },
  filter: HolderFilter | undefined,
): boolean => filter === undefined || (filter === me ? holderId === null : holderId === filter);
