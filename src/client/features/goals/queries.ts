import type { HolderFilter } from "../../../shared/holders/holder.ts";
import { trpc } from "../../api/trpc.ts";

export const useGoals = (holder: HolderFilter) =>
  trpc.goals.list.useQuery(holder === undefined ? {} : { holderId: holder });
