import { unescapeFormula } from "../../../csv.ts";
import { transactionTypes, type TransactionType } from "../../../transactions/types.ts";
import { cellDate, cellNumber } from "./cells.ts";
import type { Cell } from "./row-cursor.ts";
import type { TableFormat } from "./table-format.ts";
import type { TableRow } from "./table.ts";
import { emptyRowAtLine, tradedReader, unread, type ReadRow } from "./traded-statement.ts";

const schemeOf = (cell: Cell) => ({
  investor: unescapeFormula(cell("holder")) || null,
  folio: unescapeFormula(cell("folio")) || null,
  name: unescapeFormula(cell("scheme")),
  amfiCode: cell("amfi code") || null,
  category: unescapeFormula(cell("category")) || null,
});

const ownFields = {
  folio: "folio",
  scheme: "scheme",
  amfiCode: "amfi code",
  investor: "holder",
};

const types: ReadonlyMap<string, TransactionType> = new Map(
  transactionTypes.map((type) => [type, type]),
);

export const fundbookTransactions: TableFormat = {
  isOwn: true,
  headers: ["folio", "scheme", "amfi code", "date", "type", "amount", "units", "stamp duty", "id"],
  optional: ["exit load", "stt", "tds", "pair", "cost", "bought on", "confirmed", "holder"],
  unread: ["category", "nav", "note"],
  fields: {
    ...ownFields,
    date: "date",
    kind: "type",
    units: "units",
    nav: "nav",
    amount: "amount",
  },
  reader: (header, further) => {
    const read = (cell: Cell, row: TableRow): ReadRow => {
      const [date, type] = [cellDate(cell("date")), types.get(cell("type"))];
      const [units, amount] = [cellNumber(cell("units")), cellNumber(cell("amount"))];
      if (date === null) return unread("unknown-date");
      if (type === undefined) return unread("unknown-type");
      if (units === null) return unread("no-units");
      if (amount === null) return unread("no-amount");
      return {
        kind: "row",
        scheme: schemeOf(cell),
        row: {
          ...emptyRowAtLine(row),
          date,
          type,
          units,
          amount,
          nav: cellNumber(cell("nav")),
          stampDuty: cellNumber(cell("stamp duty")) ?? "0",
          exitLoad: cellNumber(cell("exit load")) ?? "0",
          stt: cellNumber(cell("stt")) ?? "0",
          tds: cellNumber(cell("tds")) ?? "0",
          reference: cell("id") || null,
          own: {
            note: unescapeFormula(cell("note")) || null,
            pairId: cell("pair") || null,
            cost: cellNumber(cell("cost")),
            acquiredOn: cellDate(cell("bought on")),
            confirmed: cell("confirmed") !== "false",
          },
        },
      };
    };
    return tradedReader("fundbook", header, read, further);
  },
};

/** Fundbook's own file of funds: those with totals only, because the others have their transactions in their own file. */
export const fundbookFunds: TableFormat = {
  isOwn: true,
  headers: ["folio", "scheme", "amfi code", "category", "invested amount", "units", "id"],
  optional: ["holder"],
  unread: ["nav", "nav date", "current amount", "pnl", "returns %", "added", "updated"],
  fields: { ...ownFields, units: "units", amount: "invested amount" },
  reader: (header, further) => {
    const read = (cell: Cell): ReadRow => {
      const [units, cost] = [cellNumber(cell("units")), cellNumber(cell("invested amount"))];
      if (units === null) return unread("no-units");
      if (cost === null) return unread("no-amount");
      const holding = { units, cost, date: null, nav: null, value: null };
      return { kind: "holding", scheme: schemeOf(cell), holding };
    };
    return tradedReader("fundbook", header, read, further);
  },
};
