import { me, type HolderFilter } from "./holder.ts";

export const isHeldBy = (
  { holderId }: { holderId: string | null },
  filter: HolderFilter | undefined,
): boolean => filter === undefined || (filter === me ? holderId === null : holderId === filter);
