import * as z from "zod/mini";
import type { IsoDate } from "../../dates.ts";
import type { DecimalText } from "../../money.ts";
import { schemeCodeField } from "../../schemes/scheme-code-field.ts";

export const maxWatched = 50;

export const watchInput = z.strictObject({ code: schemeCodeField });
export type WatchInput = z.output<typeof watchInput>;

/** From AMFI's list; null if it no longer has the scheme. */
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
