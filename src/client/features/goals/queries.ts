import type { HolderFilter } from "../../../shared/holders/holder.ts";
import { trpc } from "../../api/trpc.ts";
import { holderInput } from "../holders/holder-input.ts";

export const useGoals = (holder: HolderFilter) => trpc.goals.list.useQuery(holderInput(holder));
