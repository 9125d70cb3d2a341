import type { Settings } from "../../platform/env.ts";
import type { SchemeService } from "../../platform/setting-values.ts";
import { amfiNavAll, amfiSifNavAll } from "./amfi-nav-all.ts";
import { getList } from "./get-list.ts";
import type { SchemeSource } from "./scheme-source.ts";

/** Every service that the main scheme list can come from, opened by its address. */
const schemeSources: Record<SchemeService, (url: string) => SchemeSource> = {
  amfi: amfiNavAll,
  getlist: getList,
};

/** The source of each list that the settings ask for; the main one comes first. */
export const listSources = ({ service, url, sifUrl }: Settings["schemes"]): SchemeSource[] => [
  schemeSources[service](url),
  ...(sifUrl === null ? [] : [amfiSifNavAll(sifUrl)]),
];
