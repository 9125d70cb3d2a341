import type { SchemeListSource } from "./sources/scheme-source.ts";
import type { Scheme } from "../../shared/schemes/scheme.ts";

type ServiceScheme = {
  schemeName: string;
  amfiCode: string | null;
  latestNav: number;
  navDate: string;
};

/**
 * The schemes with a usable NAV, as a scheme service sends them. A sample list is not sent: its
 * receiver could not tell that it is one.
 */
export function toServiceList(
  schemes: readonly Scheme[],
  source: SchemeListSource | null,
): { data: ServiceScheme[] } {
  if (source === "sample") return { data: [] };
  return {
    data: schemes.flatMap(({ name, code, nav, navDate }) =>
      nav === null || navDate === null
        ? []
        : [{ schemeName: name, amfiCode: code, latestNav: Number(nav), navDate }],
    ),
  };
}
