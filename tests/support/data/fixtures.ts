import { existsSync, readFileSync } from "node:fs";
import { printedDay } from "../../../src/server/history/sources/amfi-report.ts";
import { indianDay } from "../../../src/shared/dates.ts";

/** A small test list in one of AMFI's layouts. */
export const navFixture = (
  name: "six-columns" | "eight-columns" | "prices" | "shortened-names",
): string => readFileSync(new URL(`../../fixtures/nav/${name}.txt`, import.meta.url), "utf8");

/** The list of six columns with today's date in place of its newest. */
export const todaysList = (): string =>
  navFixture("six-columns").replaceAll("18-Aug-2026", printedDay(indianDay(new Date())));

const realFeeds = new URL("../../../../shared/data/navall/", import.meta.url);
export const hasRealFeeds = existsSync(realFeeds);

/** AMFI's real feed of a day; only with `hasRealFeeds`. */
export const realFeed = (name: string): string => readFileSync(new URL(name, realFeeds), "utf8");
