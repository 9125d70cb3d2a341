import * as z from "zod/mini";
import type { IsoDate } from "../dates.ts";
import type { DecimalText } from "../money.ts";
import { schemeCodeField } from "../schemes/scheme-code-field.ts";

export const maxWatched = 50;

export const watchInput = z.strictObject({ code: schemeCodeField });
export type WatchInput = z.output<typeof watchInput>;

/** The name and NAVs are those of AMFI's list; null where it has the scheme no longer. */
export type WatchedScheme = {
  code: string;
  name: string | null;
  nav: DecimalText | null;
  navDate: IsoDate | null;
  previousNav: DecimalText | null;
  previousNavDate: IsoDate | null;
  /** ISO 8601, UTC. */
  since: string;
};
