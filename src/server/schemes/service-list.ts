import type { SchemeListSource } from "../../shared/schemes/schema.ts";
import type { Scheme } from "../../shared/schemes/scheme.ts";

type ServiceScheme = {
  schemeName: string;
  amfiCode: string | null;
  latestNav: number;
  navDate: string;
};

/**
 * Every scheme with a usable NAV, in the scheme service's own shape, so that one installation can serve another.
 * None of a sample list: who gets it here could not see that it is one.
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
