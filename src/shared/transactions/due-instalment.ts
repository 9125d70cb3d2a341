import { daysBetween, type IsoDate } from "../dates.ts";

/** Days from a SIP's instalment to its purchase. */
export const instalmentDays = 5;

/** Whether the purchase of an instalment may be missing in a statement of this day, as it comes some days later. */
export const mayComeLater = (due: IsoDate, day: IsoDate): boolean =>
  due <= day && daysBetween(due, day) <= instalmentDays;
