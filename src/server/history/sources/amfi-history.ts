import * as z from "zod/mini";
import {
  HistoryRejectedError,
  fetchText,
  parseJson,
  type HistorySource,
} from "./history-source.ts";
import { readPrinted } from "./printed-points.ts";

const maxBytes = 4 * 1024 * 1024;

const responseSchema = z.union([
  z.object({
    data: z.object({
      nav_groups: z.array(
        z.object({
          historical_records: z.array(z.object({ date: z.string(), nav: z.string() })),
        }),
      ),
    }),
  }),
  z.object({ message: z.string() }),
]);

export const amfiHistory = (url: string): HistorySource => ({
  maxDays: 1_800,
  async fetch(code, from, to) {
    const query = new URLSearchParams({
      query_type: "historical_period",
      from_date: from,
      to_date: to,
      sd_id: code,
    });
    return parseAmfiHistory(await fetchText(`${url}?${query}`, maxBytes));
  },
});

/** @throws HistoryRejectedError */
export function parseAmfiHistory(text: string) {
  const parsed = responseSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new HistoryRejectedError("the answer has another shape");
  if ("message" in parsed.data) return { days: [], navs: [] };
  const groups = parsed.data.data.nav_groups;
  if (groups.length > 1) throw new HistoryRejectedError("the answer is about several schemes");
  return readPrinted(groups[0]?.historical_records ?? []);
}
