import { parseNavDate, type IsoDate } from "../../../dates.ts";
import { memoize } from "../../../memoize.ts";

const start = /^\d{1,2}[- ][A-Za-z]{3}[- ]\d{4}(?!\d)/;

/** The date at a text's start. */
export function printedDate(text: string): IsoDate | null {
  const match = start.exec(text);
  return match === null ? null : dateOf(match[0]);
}

const dateOf = memoize((printed: string): IsoDate | null => {
  const [day = "", month = "", year = ""] = printed.split(/[- ]/);
  return parseNavDate(`${day.padStart(2, "0")}-${month}-${year}`);
});

/** What stands after the date at a text's start; null where there is none. */
export const afterDate = (text: string): string | null => {
  const match = start.exec(text);
  return match === null || dateOf(match[0]) === null ? null : text.slice(match[0].length).trim();
};
