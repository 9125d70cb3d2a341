import { dayInMilliseconds, type IsoDate } from "../dates.ts";
import type { Day } from "./schema.ts";

export const dayOf = (date: IsoDate): Day => Date.parse(date) / dayInMilliseconds;

export const isoDay = (day: Day): IsoDate =>
  new Date(day * dayInMilliseconds).toISOString().slice(0, 10);
