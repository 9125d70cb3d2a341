const day = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", year: "numeric" });

/** The day of an instant where the reader is: `20 Aug 2026`. */
export const localDate = (instant: string): string => day.format(new Date(instant));
