import type { IsoDate } from "../../../shared/dates.ts";

type Dated = {
  locale: string;
  /** As the app writes months of a date in this language. */
  month: "short" | "long";
};

/** A calendar date in words of a language, as the app writes it: `30 Sep 2026`. */
export const dayIn = ({ locale, month }: Dated, day: IsoDate): string =>
  new Intl.DateTimeFormat(locale, { day: "numeric", month, year: "numeric", timeZone: "UTC" })
    .format(new Date(day))
    .replace("Sept ", "Sep ");
