import { decimal } from "../../money.ts";
import { cellDate, cellNumber, germanNumber } from "./cells.ts";
import type { TableFormat } from "./table-format.ts";
import { typeOfWord } from "./type-words.ts";
import { emptyRow, tradedStatement } from "./traded-statement.ts";

type Names = Record<
  "date" | "type" | "value" | "fees" | "taxes" | "shares" | "name" | "note",
  string
>;

const english: Names = {
  date: "date",
  type: "type",
  value: "value",
  fees: "fees",
  taxes: "taxes",
  shares: "shares",
  name: "security name",
  note: "note",
};
const german: Names = {
  date: "datum",
  type: "typ",
  value: "wert",
  fees: "gebühren",
  taxes: "steuern",
  shares: "stück",
  name: "wertpapiername",
  note: "notiz",
};

const formatOf = (names: Names, numberOf: (cell: string) => string | null): TableFormat => ({
  headers: [names.date, names.type, names.value, names.shares, "isin", names.name],
  read: (table, header) =>
    tradedStatement("portfolio-performance", table, header, (cell, row) => {
      const [date, type] = [cellDate(cell(names.date)), typeOfWord(cell(names.type))];
      const [value, shares] = [numberOf(cell(names.value)), numberOf(cell(names.shares))];
      const scheme = {
        folio: null,
        name: cell(names.name),
        isin: cell("isin"),
        amfiCode: /^\d{1,10}$/.test(cell("ticker symbol")) ? cell("ticker symbol") : null,
      };
      if (cell(names.name) === "") return { kind: "left-out", scheme };
      if (date === null || type === null || value === null) return { kind: "unreadable" };
      const paid = value.replace(/^-/, "");
      const duty = type === "purchase" ? (numberOf(cell(names.taxes)) ?? "0") : "0";
      return {
        kind: "row",
        scheme,
        row: {
          ...emptyRow(row),
          date,
          type,
          units: (shares ?? "0").replace(/^-/, ""),
          amount: decimal(paid).minus(decimal(duty)).toText(),
          stampDuty: duty,
          description: cell(names.type),
        },
      };
    }),
});

export const portfolioPerformance = formatOf(english, cellNumber);
export const germanPerformance = formatOf(german, germanNumber);
