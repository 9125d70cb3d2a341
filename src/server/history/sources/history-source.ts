import type { IsoDate } from "../../../shared/dates.ts";
import type { NavPoints } from "../../../shared/history/schema.ts";
import { missing } from "../../../shared/missing.ts";
import { FetchFailedError, fetchLimited } from "../../platform/http/fetch-limited.ts";

export type HistorySource = {
  /** In days. */
  maxDays: number;
  /**
   * @returns the NAVs from `from` to `to`, ascending, each day once; empty where the source has none
   * @throws HistoryRejectedError
   */
  fetch(code: string, from: IsoDate, to: IsoDate): Promise<NavPoints>;
};

/** A response that cannot be used. The message is logged and stored. */
export class HistoryRejectedError extends Error {
  override readonly name = "HistoryRejectedError";
}

const timeout = 20_000;

/** @throws HistoryRejectedError */
export async function fetchText(url: string, maxBytes: number): Promise<string> {
  try {
    const { body } = await fetchLimited(url, {
      // AMFI refuses programs that do not look like a browser.
      headers: { accept: "application/json, text/plain", "user-agent": "Mozilla/5.0 (Fundbook)" },
      maxBytes,
      timeout,
    });
    return new TextDecoder().decode(body ?? new Uint8Array());
  } catch (error) {
    if (!(error instanceof FetchFailedError)) throw error;
    throw new HistoryRejectedError(error.message, { cause: error });
  }
}

/** @throws HistoryRejectedError for an error page */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new HistoryRejectedError("the answer is no JSON", { cause: error });
  }
}

/** Ascending, each day once: the last one given counts. */
export function toPoints(found: readonly { day: number; nav: number }[]): NavPoints {
  const navByDay = new Map(found.map(({ day, nav }) => [day, nav]));
  const days = [...navByDay.keys()].toSorted((one, other) => one - other);
  return { days, navs: days.map((day) => navByDay.get(day) ?? missing()) };
}

const minute = 60_000;
const longestBackoff = 24 * 60 * minute;

/** Milliseconds until the next attempt: 5 minutes, three times as long after each failure, at most a day. */
export const retryBackoff = (failures: number): number =>
  Math.min(longestBackoff, 5 * minute * 3 ** (failures - 1));
