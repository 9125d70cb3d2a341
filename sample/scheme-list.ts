import { readFileSync } from "node:fs";
import { join } from "node:path";
import { indianDay, type IsoDate } from "../src/shared/dates.ts";
import { dayOf, isoDay } from "../src/shared/history/days.ts";

/** The NAVs are made up, so that they can be as of any day: of yesterday, as a real list's mostly are. */
export const sampleSchemeList = (day = yesterday()): string =>
  readFileSync(join(import.meta.dirname, "scheme-list.txt"), "utf8").replaceAll("01-Apr-2025", day);

const yesterday = (): IsoDate => isoDay(dayOf(indianDay(new Date())) - 1);
