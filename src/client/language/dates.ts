import { formatDate, type IsoDate } from "../../shared/dates.ts";
import type { TimePassed } from "../../shared/relative-time.ts";
import type { Language } from "./choice.ts";
import { spoken } from "./text.ts";

/** A calendar date: `20 Aug 2026`, `20 अगस्त 2026`. */
export const dateText = (date: IsoDate): string =>
  spoken() === "en" ? formatDate(date) : calendarDay().format(new Date(date));

/** The day of an instant where the reader is: `20 Aug 2026`. */
export const localDate = (instant: string): string => localDay().format(new Date(instant));

/** An instant where the reader is: `20 Aug 2026, 5:30 pm`. */
export const localMoment = (instant: Date): string => shortMoment().format(instant);

/** An instant with all that is known about it: `Thursday, 20 August 2026 at 5:30 pm`. */
export const exactMoment = (instant: string): string => fullMoment().format(new Date(instant));

/** `2 hours ago`. */
export const agoText = ({ count, unit }: TimePassed): string => timePassed().format(-count, unit);

/** Digits are the same in every language, as in amounts. Hindi writes months in full, and its hours from 0 to 23. */
const locales: Record<Language, string> = { en: "en-IN", hi: "hi-IN-u-hc-h23-nu-latn" };
const hindiDay = { dateStyle: "long" } as const;

const calendarDay = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { ...hindiDay, timeZone: "UTC" }),
);
const localDay = perLanguage(
  (locale, language) =>
    new Intl.DateTimeFormat(
      locale,
      language === "hi" ? hindiDay : { day: "numeric", month: "short", year: "numeric" },
    ),
);
const shortMoment = perLanguage(
  (locale, language) =>
    new Intl.DateTimeFormat(locale, {
      dateStyle: language === "hi" ? "long" : "medium",
      timeStyle: "short",
    }),
);
const fullMoment = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "full", timeStyle: "short" }),
);
const timePassed = perLanguage(
  (locale) => new Intl.RelativeTimeFormat(locale, { numeric: "always" }),
);

/** A formatter takes long to make: each is made when it is first needed, and kept. */
function perLanguage<Formatter>(
  make: (locale: string, language: Language) => Formatter,
): () => Formatter {
  const made = new Map<Language, Formatter>();
  return () => {
    const language = spoken();
    const formatter = made.get(language) ?? make(locales[language], language);
    made.set(language, formatter);
    return formatter;
  };
}
