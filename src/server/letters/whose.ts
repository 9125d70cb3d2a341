import type { HolderFilter } from "../../shared/holders/holder.ts";
import { ofEveryone } from "../../shared/letters/letter-kinds.ts";

export const holderFilterOf = (whose: string): HolderFilter =>
  whose === ofEveryone ? undefined : whose;
