import type { SchemeService } from "../../platform/env.ts";
import { amfiNavAll } from "./amfi-nav-all.ts";
import { getList } from "./get-list.ts";
import type { SchemeSource } from "./scheme-source.ts";

/** Every service that the scheme list can come from, opened by its address. */
export const schemeSources: Record<SchemeService, (url: string) => SchemeSource> = {
  amfi: amfiNavAll,
  getlist: getList,
};
