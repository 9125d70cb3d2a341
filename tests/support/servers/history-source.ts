import type { RequestListener } from "node:http";
import { isoDay, dayOf } from "../../../src/shared/history/days.ts";
import type { NavPoints } from "../../../src/shared/history/schema.ts";

/** NAVs of a scheme from a day to another: weekdays only, the same ones for the same code. */
export function madeHistory(code: string, from: string, to: string): NavPoints {
  const points: NavPoints = { days: [], navs: [] };
  for (let day = dayOf(from); day <= dayOf(to); day += 1) {
    const weekday = new Date(`${isoDay(day)}T00:00:00Z`).getUTCDay();
    if (weekday === 0 || weekday === 6) continue;
    const wave = Math.sin(day / 40 + Number(code.replace("SIF-", ""))) * 20 + Math.sin(day) / 2;
    points.days.push(day);
    points.navs.push(Math.round((100 + (day - 14_000) / 40 + wave) * 10_000) / 10_000);
  }
  return points;
}

/** AMFI's answer for one scheme, whose NAVs begin on a day. */
export const amfiAnswer = (path: string, inception: string): string => {
  const query = new URL(path, "http://localhost").searchParams;
  const [code = "", from = "", to = ""] = ["sd_id", "from_date", "to_date"].map(
    (name) => query.get(name) ?? "",
  );
  const { days, navs } = madeHistory(code, from < inception ? inception : from, to);
  if (days.length === 0) return JSON.stringify({ message: "No records found" });
  const records = days.map((day, index) => ({ date: isoDay(day), nav: String(navs[index]) }));
  return JSON.stringify({
    data: { nav_groups: [{ nav_name: "A scheme", historical_records: records }] },
  });
};

export const amfiSource =
  (inception: string): RequestListener =>
  (request, response) =>
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(amfiAnswer(request.url ?? "", inception));
