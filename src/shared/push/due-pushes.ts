import { indianDay, startOfIndianDay, type IsoDate } from "../dates.ts";
import type { Sip } from "../sips/schema.ts";
import { upcomingInstalments } from "../sips/upcoming.ts";

const hour = 60 * 60_000;
const opens = 9 * hour;
const closes = 21 * hour;

/**
 * The day in India on which devices are told, and when that is too late: from 09:00 to 21:00.
 * @returns null at night
 */
export function tellingDay(now: Date): { today: IsoDate; deadline: Date } | null {
  const today = indianDay(now);
  const start = startOfIndianDay(today).getTime();
  const isDay = now.getTime() >= start + opens && now.getTime() < start + closes;
  return isDay ? { today, deadline: new Date(start + closes) } : null;
}

/** The days, today and tomorrow, on which an instalment of a SIP that runs falls due. */
export const dueSipDays = (sips: readonly Sip[], today: IsoDate): IsoDate[] => [
  ...new Set(upcomingInstalments(sips, today, 1).map(({ dueDate }) => dueDate)),
];
