import { indianDay, latestDate, type IsoDate } from "../dates.ts";

/** Whether a printed day can be the one of the figures: a period that had not ended when it was imported says none. */
export const isPastDay = (printed: IsoDate, importedAt: Date): boolean =>
  printed <= latestDate(importedAt);

/** The day of the import where the printed one had not come yet. */
export const dayOfPrinted = (printed: IsoDate, importedAt: Date): IsoDate =>
  isPastDay(printed, importedAt) ? printed : indianDay(importedAt);
