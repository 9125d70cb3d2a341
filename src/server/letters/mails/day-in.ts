import type { IsoDate } from "../../../shared/dates.ts";

/** A calendar date in words of a language: `30 Oct 2026`. */
export const dayIn = ({ locale }: { locale: string }, day: IsoDate): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day));
