import type { IsoDate } from "../../../shared/dates.ts";
import type { NavPoints } from "../../../shared/history/schema.ts";
import { FetchFailed, fetchLimited } from "../../platform/http/fetch-limited.ts";

export type HistorySource = {
  /** The longest span of one request, in days. */
  maxDays: number;
  /**
   * @returns the NAVs from `from` to `to`, ascending, each day once; empty where the source has none
   * @throws HistoryRejected
   */
  fetch(code: string, from: IsoDate, to: IsoDate): Promise<NavPoints>;
};

/** An answer that cannot be used. The message is logged and stored. */
export class HistoryRejected extends Error {
  override readonly name = "HistoryRejected";
}

const timeout = 20_000;

/** @throws HistoryRejected */
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
    if (!(error instanceof FetchFailed)) throw error;
    throw new HistoryRejected(error.message, { cause: error });
  }
}

/** @throws HistoryRejected for an error page */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new HistoryRejected("the answer is no JSON", { cause: error });
  }
}

/** Ascending, each day once: the last one given counts. */
export function toPoints(found: readonly { day: number; nav: number }[]): NavPoints {
  const navByDay = new Map(found.map(({ day, nav }) => [day, nav]));
  const days = [...navByDay.keys()].toSorted((one, other) => one - other);
  return { days, navs: days.map((day) => navByDay.get(day) ?? 0) };
}
