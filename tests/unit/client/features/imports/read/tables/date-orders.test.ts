import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTableFile } from "../../../../../../../src/client/features/imports/read/tables/read-table-file.ts";
import {
  UnknownDatesError,
  type DateReading,
} from "../../../../../../../src/shared/imports/read/tables/date-order.ts";
import {
  mappedFields,
  type ColumnMapping,
} from "../../../../../../../src/shared/imports/read/tables/column-mapping.ts";
import type { DateOrder } from "../../../../../../../src/shared/imports/read/tables/numeric-dates.ts";

const latest = "2026-08-31";
const groww = "Scheme Name,Transaction Type,Units,NAV,Amount,Date";

const fileOf = (dates: readonly string[]) =>
  new TextEncoder().encode(
    [groww, ...dates.map((date) => `Sample,PURCHASE,20,25,500,${date}`), ""].join("\n"),
  );

/** The dates that are recorded, those of lines that are named, or what is asked. */
function outcomeOf(dates: readonly string[], order?: DateOrder) {
  try {
    const { schemes, unreadable } = readTableFile(fileOf(dates), undefined, { order, latest });
    return {
      dates: schemes.flatMap(({ rows }) => rows.map(({ date }) => date)),
      unread: unreadable.map(({ line }) => line),
    };
  } catch (error) {
    if (error instanceof UnknownDatesError) return error.readings;
    throw error;
  }
}

const mappingOf = (date: string): ColumnMapping => ({
  headerAt: 0,
  columns: {
    ...(Object.fromEntries(mappedFields.map((field) => [field, ""])) as ColumnMapping["columns"]),
    date,
    scheme: "scheme name",
    units: "units",
    amount: "amount",
  },
  types: {},
  kindBy: "all-purchases",
});

const isQuestion = (outcome: ReturnType<typeof outcomeOf>): outcome is readonly DateReading[] =>
  Array.isArray(outcome);

describe("dates of three numbers", () => {
  it("have the day first, unless all dates together say otherwise", () => {
    expect(outcomeOf(["28-01-21", "15-02-21"])).toEqual({
      dates: ["2021-01-28", "2021-02-15"],
      unread: [],
    });
    expect(outcomeOf(["21-01-28", "21-02-28", "21-03-15", "21-03-30"])).toEqual({
      dates: ["2021-01-28", "2021-02-28", "2021-03-15", "2021-03-30"],
      unread: [],
    });
    expect(outcomeOf(["03/25/2024", "04/26/2024 10:30", "05/06/2024"])).toEqual({
      dates: ["2024-03-25", "2024-04-26", "2024-05-06"],
      unread: [],
    });
  });

  it("are asked about where two orders are possible, with a date that tells them apart", () => {
    expect(outcomeOf(["21-01-15", "21-02-21"])).toEqual([
      { order: "day-month-year", printed: "21-01-15", date: "2015-01-21" },
      { order: "year-month-day", printed: "21-01-15", date: "2021-01-15" },
    ]);
    expect(outcomeOf(["05/05/2024", "03/05/2024"])).toMatchObject([
      { order: "day-month-year", printed: "03/05/2024", date: "2024-05-03" },
      { order: "month-day-year", date: "2024-03-05" },
    ]);
    expect(outcomeOf(["21-01-15", "21-02-21"], "year-month-day")).toMatchObject({
      dates: ["2021-01-15", "2021-02-21"],
    });
  });

  it("are asked about where a spreadsheet may have read those that have a month first", () => {
    const printed = ["2024-01-04", "2024-02-05", "13/04/2024", "15/06/2024"];
    const [asPrinted, exchanged] = [
      { order: "day-month-year", printed: "2024-01-04", date: "2024-01-04" },
      { order: "year-day-month", printed: "2024-01-04", date: "2024-04-01" },
    ] as const;
    expect(outcomeOf(printed)).toEqual([asPrinted, exchanged]);
    expect(outcomeOf(printed, asPrinted.order)).toMatchObject({
      dates: ["2024-01-04", "2024-02-05", "2024-04-13", "2024-06-15"],
    });
    expect(outcomeOf(printed, exchanged.order)).toEqual({
      dates: ["2024-04-01", "2024-05-02", "2024-04-13", "2024-06-15"],
      unread: [],
    });
    for (const sure of ["2024-01-14", "04/05/2024"])
      expect(outcomeOf([...printed, sure])).not.toContainEqual(exchanged);
  });

  it("are asked about in a file of the eighties too", () => {
    expect(outcomeOf(["05/05/1987", "03/05/1987"])).toMatchObject([
      { order: "day-month-year", printed: "03/05/1987", date: "1987-05-03" },
      { order: "month-day-year", date: "1987-03-05" },
    ]);
    expect(outcomeOf(["03/25/1987", "04/26/1987", "03/05/1987"])).toMatchObject({
      dates: ["1987-03-25", "1987-04-26", "1987-03-05"],
    });
  });

  it("are asked about where one date alone is against the usual order, which may be a misprint", () => {
    expect(outcomeOf(["03/05/2024", "03/25/2024"])).toMatchObject([
      { order: "day-month-year" },
      { order: "month-day-year" },
    ]);
  });

  it("are named where they are none in the order that was said", () => {
    expect(outcomeOf(["03/05/2024", "03/25/2024"], "day-month-year")).toEqual({
      dates: ["2024-05-03"],
      unread: [3],
    });
    expect(outcomeOf(["25/03/2024", "03/05/2024"], "month-day-year")).toEqual({
      dates: ["2024-03-05"],
      unread: [2],
    });
  });

  it("have the day first where the rows follow each other only so", () => {
    const instalments = Array.from({ length: 24 }, (_, month) => {
      const day = [5, 6, 7, 5][month % 4] ?? 5;
      const [year, number] = [2022 + Math.floor(month / 12), (month % 12) + 1];
      return `0${day}/${String(number).padStart(2, "0")}/${year}`;
    });
    expect(outcomeOf(instalments)).toMatchObject({ unread: [] });
    // Sorted as text, they tell nothing.
    expect(outcomeOf(instalments.toSorted())).toHaveLength(2);
  });

  it("are told by another column that has about the same days in another form", () => {
    const header = "symbol,isin,trade_date,segment,trade_type,quantity,price,order_execution_time";
    const row = (printed: string, time: string) =>
      `Sample,INF000X01013,${printed},MF,buy,10,25,${time}T00:00:00`;
    const read = (...rows: string[]) =>
      readTableFile(new TextEncoder().encode([header, ...rows, ""].join("\n")), undefined, {
        latest,
      });
    const datesOf = ({ schemes }: ReturnType<typeof read>) =>
      schemes.flatMap(({ rows }) => rows.map(({ date }) => date));
    const told = [row("03-01-2025", "2025-01-03"), row("01-04-2025", "2025-04-01")];
    expect(datesOf(read(...told, row("07-05-2025", "2025-05-07")))).toEqual([
      "2025-01-03",
      "2025-04-01",
      "2025-05-07",
    ]);
    const monthFirst = ["01/03", "03/04", "05/07"].map((day) =>
      row(`${day}/2025`, `2025-${day.replace("/", "-")}`),
    );
    expect(datesOf(read(...monthFirst))).toEqual(["2025-01-03", "2025-03-04", "2025-05-07"]);
    expect(datesOf(read(...told, row("07-05-2025", "2025-05-12")))).toContain("2025-05-07");
    expect(() => read(...told, row("07-05-2025", "2025-05-16"))).toThrow(UnknownDatesError);
  });

  it("are told by another column of such dates, one of which has only one order", () => {
    const read = (...days: (readonly [string, string])[]) => {
      const lines = days.map(([day, other]) => `Sample,PURCHASE,20,25,500,${day},${other}`);
      const file = [`${groww},NAV date`, ...lines, ""].join("\n");
      const { schemes } = readTableFile(new TextEncoder().encode(file), mappingOf("date"), {
        latest,
      });
      return schemes.flatMap(({ rows }) => rows.map(({ date }) => date));
    };
    expect(read(["03/10/24", "03/15/24"], ["04/09/24", "04/11/24"])).toEqual([
      "2024-03-10",
      "2024-04-09",
    ]);
    const both = [
      ["03/10/24", "03/15/24"],
      ["04/09/24", "15/04/24"],
    ] as const;
    expect(() => read(...both)).toThrow(UnknownDatesError);
  });

  it("are asked about where another column has only one or two of the days, perhaps by chance", () => {
    const read = (...rows: string[]) =>
      readTableFile(
        new TextEncoder().encode([`${groww},SIP start,Next due`, ...rows, ""].join("\n")),
        mappingOf("date"),
        { latest },
      );
    const row = (date: string, start: string, next = "") =>
      `Sample,PURCHASE,20,25,500,${date},${start},${next}`;
    const one = row("03/04/2024", "04-Mar-2024");
    expect(() => read(one)).toThrow(UnknownDatesError);
    expect(() => read(one, one, row("05/05/2024", "05-May-2024"))).toThrow(UnknownDatesError);
    expect(() => read(one, row("04/05/2024", "05-Apr-2024"))).toThrow(UnknownDatesError);
    // One column has them with the day first, another one with the month first.
    const both = ["03-Apr-04-Mar", "04-May-05-Apr", "05-Jun-06-May"].map((days, at) =>
      row(`0${at + 3}/0${at + 4}/2024`, `${days.slice(7)}-2024`, `${days.slice(0, 6)}-2024`),
    );
    expect(() => read(...both)).toThrow(UnknownDatesError);
  });

  it("are asked about where only days to come speak against the day first", () => {
    const read = (ends: readonly string[], dates: readonly string[], today = "2026-11-28") =>
      readTableFile(
        new TextEncoder().encode(
          [
            `${groww},Lock-in until`,
            ...dates.map((date, at) => `Sample,PURCHASE,20,25,500,${date},${ends[at] ?? ""}`),
            "",
          ].join("\n"),
        ),
        mappingOf("date"),
        { latest: today },
      );
    const dates = ["05/12/2023", "06/12/2023", "05/01/2024", "05/02/2024"];
    const ends = ["05/12/2026", "06/12/2026", "05/01/2027", "05/02/2027"];
    expect(() => read(ends, dates)).toThrow(UnknownDatesError);
    // The same with a year of two digits, which could stand first.
    expect(() => read(["21-01-28", "22-02-29"], ["21-01-25", "22-02-26"])).toThrow(
      UnknownDatesError,
    );
    // Planned instalments among the dates themselves.
    expect(() => read([], [...dates, "05/12/2026", "06/12/2026"])).toThrow(UnknownDatesError);
    expect(() => read([], ["05-11-26", "06-11-26", "05-01-27", "06-01-27"])).toThrow(
      UnknownDatesError,
    );
    // A date that the month first cannot have is a witness in any column.
    const { schemes } = read(["15/12/2026", "16/12/2026"], dates);
    expect(schemes).toMatchObject([
      {
        rows: [
          { date: "2023-12-05" },
          { date: "2023-12-06" },
          { date: "2024-01-05" },
          { date: "2024-02-05" },
        ],
      },
    ]);
  });

  it("are not asked about where they are of no transaction", () => {
    const read = readTableFile(
      new TextEncoder().encode(
        `${groww},Statement date\nSample,PURCHASE,20,25,500,2021-02-18,05-06-2021\n`,
      ),
      mappingOf("date"),
      { latest },
    );
    expect(read.schemes).toMatchObject([{ rows: [{ date: "2021-02-18" }] }]);
  });

  it("are not asked about where they are the day of what is held, with a long year", () => {
    const held = (date: string) =>
      readTableFile(
        new TextEncoder().encode(
          `Scheme Name,Units,Invested Amount,Current Value,NAV Date\nSample,10,100,120,${date}\n`,
        ),
        undefined,
        { latest },
      );
    expect(held("05-06-2026").schemes).toMatchObject([{ closing: { date: "2026-06-05" } }]);
    expect(held("26-08-31").schemes).toMatchObject([{ closing: { date: "2026-08-31" } }]);
    expect(() => held("26-08-21")).toThrow(UnknownDatesError);
  });

  it("are the true ones or asked about, in whatever form a ledger has them", () => {
    const two = (number: string) => number.slice(2);
    const forms: ((year: string, month: string, day: string) => string)[] = [
      (year, month, day) => `${day}-${month}-${two(year)}`,
      (year, month, day) => `${two(year)}-${month}-${day}`,
      (year, month, day) => `${month}/${day}/${two(year)}`,
      (year, month, day) => `${Number(day)}.${Number(month)}.${two(year)}`,
      (year, month, day) => `${day}/${month}/${year}`,
      (year, month, day) => `${Number(month)}/${Number(day)}/${year}`,
      (year, month, day) => `${year}-${month}-${day}`,
      (year, month, day) => `${year}${month}${day}`,
    ];
    const days = fc
      .date({
        min: new Date("1990-01-01"),
        max: new Date(latest),
        noInvalidDate: true,
      })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(
        fc.constantFrom(...forms),
        fc.oneof(
          fc.array(days, { minLength: 1, maxLength: 30 }),
          fc.array(days, { minLength: 1, maxLength: 30 }).map((all) => all.toSorted()),
        ),
        (form, truth) => {
          const printed = truth.map((date) => {
            const [year = "", month = "", day = ""] = date.split("-");
            return form(year, month, day);
          });
          const outcome = outcomeOf(printed);
          if (!isQuestion(outcome)) return void expect(outcome.dates).toEqual(truth);
          const told = outcome.map(({ order }) => outcomeOf(printed, order));
          expect(told).toContainEqual({ dates: truth, unread: [] });
        },
      ),
      { numRuns: 400 },
    );
  });
});
