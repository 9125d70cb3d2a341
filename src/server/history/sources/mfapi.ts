import * as z from "zod/mini";
import {
  HistoryRejectedError,
  fetchText,
  parseJson,
  type HistorySource,
} from "./history-source.ts";
import { readPrinted } from "./printed-points.ts";

const maxBytes = 4 * 1024 * 1024;

const responseSchema = z.object({
  meta: z.object({ scheme_code: z.union([z.string(), z.number()]) }),
  data: z.array(z.object({ date: z.string(), nav: z.string() })),
});

/** Answers in the shape of mfapi.in: the whole history, newest first. */
export const mfapi = (url: string): HistorySource => ({
  maxDays: 40_000,
  async fetch(code, from, to) {
    const query = new URLSearchParams({ startDate: from, endDate: to });
    return parseMfapi(await fetchText(`${url}/mf/${code}?${query}`, maxBytes), code);
  },
});

/** @throws HistoryRejectedError */
export function parseMfapi(text: string, code: string) {
  const parsed = responseSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new HistoryRejectedError("the answer has another shape");
  if (String(parsed.data.meta.scheme_code) !== code) {
    throw new HistoryRejectedError("the answer is about another scheme");
  }
  return readPrinted(parsed.data.data);
}
