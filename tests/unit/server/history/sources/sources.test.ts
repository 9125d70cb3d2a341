import { describe, expect, it } from "vitest";
import { dayOf } from "../../../../../src/shared/history/days.ts";
import { checkResponse } from "../../../../../src/server/history/check-response.ts";
import { retryBackoff } from "../../../../../src/server/history/sources/history-source.ts";
import { parseAmfiHistory } from "../../../../../src/server/history/sources/amfi-history.ts";
import { parseReport } from "../../../../../src/server/history/sources/amfi-report.ts";
import { parseMfapi } from "../../../../../src/server/history/sources/mfapi.ts";

const points = (...given: [date: string, nav: number][]) => ({
  days: given.map(([date]) => dayOf(date)),
  navs: given.map(([, nav]) => nav),
});

describe("AMFI's answer for one scheme", () => {
  const answer = (...records: { date: string; nav: string }[]) =>
    JSON.stringify({ data: { nav_groups: [{ nav_name: "A", historical_records: records }] } });

  it("is read in order, each day once, without days that have no NAV", () => {
    const text = answer(
      { date: "2025-09-03", nav: "172.1" },
      { date: "2025-09-01", nav: "171.8498" },
      { date: "2025-09-02", nav: "N.A." },
      { date: "2025-09-03", nav: "172.1001" },
    );
    expect(parseAmfiHistory(text)).toEqual(
      points(["2025-09-01", 171.8498], ["2025-09-03", 172.1001]),
    );
    expect(parseAmfiHistory('{"message":"No data found"}')).toEqual(points());
  });

  it.each([
    ["<html>", "the answer is no JSON"],
    ['{"data":[]}', "the answer has another shape"],
    [answer({ date: "yesterday", nav: "1" }), "1 of 1 days cannot be read"],
    [
      JSON.stringify({
        data: { nav_groups: [{ historical_records: [] }, { historical_records: [] }] },
      }),
      "the answer is about several schemes",
    ],
  ])("is refused when it is %j", (text, reason) => {
    expect(() => parseAmfiHistory(text)).toThrow(reason);
  });
});

describe("an answer in mfapi's shape", () => {
  const answer = (code: number | string) =>
    JSON.stringify({
      meta: { scheme_code: code },
      data: [
        { date: "17-05-2024", nav: "268.67170" },
        { date: "16-05-2024", nav: "267.1" },
      ],
    });

  it("is read from its end", () => {
    const read = points(["2024-05-16", 267.1], ["2024-05-17", 268.6717]);
    expect(parseMfapi(answer(120_716), "120716")).toEqual(read);
    expect(parseMfapi(answer("120716"), "120716")).toEqual(read);
  });

  it("is refused when it is about another scheme", () => {
    expect(() => parseMfapi(answer(1), "120716")).toThrow("another scheme");
    expect(() => parseMfapi('{"status":"ERROR"}', "1")).toThrow("another shape");
  });
});

describe("AMFI's report of a day", () => {
  const rows = [{ code: "151232", date: "2026-05-21", nav: "15.5189" }];

  it.each([
    [
      "old",
      "Scheme Code;Scheme Name;ISIN Div Payout/ISIN Growth;ISIN Div Reinvestment;Net Asset Value;Repurchase Price;Sale Price;Date",
      "151232;Tata Multicap Fund;INF277KA1679;;15.5189;;;21-May-2026",
    ],
    [
      "new",
      "Scheme Code;NAV Name;Plan;Option;ISIN Div Payout/ISIN Growth;ISIN Div Reinvestment;Net Asset Value;Date",
      "151232;Tata Multicap Fund;Direct Plan;Growth;INF277KA1679;;15.5189;21-May-2026",
    ],
  ])("is read by its header in the %s order of columns", (_, header, row) => {
    const bad = row.replace("15.5189", "N.A.").replace("151232", "2");
    const text = `${header}\r\n\r\nOpen Ended Schemes ( Debt )\r\n\r\n\r\nTata Mutual Fund\r\n${row}\r\n${bad}\r\n`;
    expect(parseReport(text)).toEqual(rows);
    expect(() => parseReport(`${header}\n${row}`)).toThrow("ends within a row");
  });

  it("is refused when it is another page", () => {
    expect(() => parseReport("<html><body>Scheme Code;</body></html>\n")).toThrow("no report");
  });
});

describe("an answer compared with what is known", () => {
  const span = { from: dayOf("2024-01-01"), to: dayOf("2024-01-31") };
  const week = points(
    ["2024-01-01", 1],
    ["2024-01-02", 2],
    ["2024-01-03", 3],
    ["2024-01-04", 4],
    ["2024-02-01", 5],
  );

  it("keeps the asked days; one corrected NAV among several is no contradiction", () => {
    const long = points(
      ...["01", "02", "03", "04", "05"].map((day): [string, number] => [`2024-01-${day}`, 2]),
      ["2024-02-01", 5],
    );
    const known = { ...long, navs: [2, 2, 2.1, 2, 2, 7] };
    expect(checkResponse(long, known, span)).toEqual({
      days: long.days.slice(0, 5),
      navs: [2, 2, 2, 2, 2],
    });
  });

  it("is refused when the only NAV that is known is another one, as of another scheme", () => {
    expect(() => checkResponse(week, points(["2024-01-03", 3.1]), span)).toThrow(
      "contradicts 1 of 1",
    );
  });

  it("is refused when it ends long before the newest NAV, as of a source that stands still", () => {
    const newest = points(["2024-01-15", 9]);
    expect(() => checkResponse(week, newest, span)).toThrow("ends long before 2024-01-15");
    expect(checkResponse(week, points(["2024-01-12", 9]), span).days).toHaveLength(4);
  });

  it("is refused when it contradicts or lacks several", () => {
    const other = points(["2024-01-02", 7], ["2024-01-03", 8]);
    expect(() => checkResponse(week, other, span)).toThrow("contradicts 2 of 2");
    const more = points(["2024-01-08", 7], ["2024-01-09", 8], ["2024-01-02", 2]);
    expect(() => checkResponse(week, more, span)).toThrow("lacks 2 of 3");
  });
});

it("pauses grow to a day", () => {
  const minutes = [1, 2, 3, 4, 9].map((failures) => retryBackoff(failures) / 60_000);
  expect(minutes).toEqual([5, 15, 45, 135, 1_440]);
});
