import { readSchemeCode } from "../../../schemes/scheme-code.ts";
import { isOtherSecurity } from "../isin.ts";
import { panIn } from "../pan.ts";
import type { IsoDate } from "../../../dates.ts";
import type { Holding } from "../../statement.ts";
import { cellDate, cellNumber, folioCell, isNoFigure } from "./cells.ts";
import { contradictionOf, costOf } from "./held-lines.ts";
import { withVariant } from "./described-scheme.ts";
import { holdingColumns, unreadColumns, type HoldingColumns } from "./holdings-columns.ts";
import { heldBefore } from "./section-title.ts";
import { isTotalName } from "./total-line.ts";
import type { Cell } from "./row-cursor.ts";
import type { RowReader } from "./table-format.ts";
import type { Header } from "./header.ts";
import type { Table } from "./table.ts";
import { tradedReader, unread, type ReadRow } from "./traded-statement.ts";

/** What is held, by a table that has no transactions: of Groww, MFCentral, Kuvera, INDmoney and others. */
export function holdingsReader(
  header: Header,
  above: Table,
  beginning: Table,
): { start: () => RowReader; unread: string[] } | null {
  const columns = holdingColumns(header, beginning);
  if (columns === null) return null;
  // Only Groww says where each holding was bought.
  const source = header.columns.has("source") ? "groww-holdings" : "holdings";
  const start = () => {
    let date = dateAbove(above);
    const isHeldBefore = heldBefore(above.at(-1));
    return tradedReader(source, header, (cell, row) => {
      const isPast = isHeldBefore(row);
      const read = readHolding(cell, columns, date);
      // A further table can stand below, of another day.
      if (read.kind !== "holding") date = dateAbove([row]) ?? date;
      return isPast && read.kind === "holding" ? unread("not-held") : read;
    });
  };
  return { start, unread: unreadColumns(header, beginning, columns) };
}

/** "HOLDINGS AS ON 2026-09-02" stands above the header. */
export function dateAbove(above: Table): IsoDate | null {
  for (const { cells } of above) {
    for (const cell of cells) {
      const [, printed = ""] = /\bas (?:on|of|at)\b\s*:?\s*(\S.{5,14})/i.exec(cell) ?? [];
      const date = cellDate(printed.trim()) ?? cellDate(printed.slice(0, 11).trim());
      if (date !== null) return date;
    }
  }
  return null;
}

function readHolding(cell: Cell, columns: HoldingColumns, above: IsoDate | null): ReadRow {
  const of = (field: keyof HoldingColumns) => (columns[field] === "" ? "" : cell(columns[field]));
  const figure = (field: keyof HoldingColumns) => cellNumber(of(field));
  const isin = of("isin");
  const name = of("scheme") || isin;
  const isSum = (isTotalName(name) && isin + of("folio") === "") || isTotalName(of("folio"));
  if (isSum || isOtherSecurity(isin) || isOtherKind(of("kind"))) {
    return { kind: "not-a-fund" };
  }
  if (name === "") return unread("no-scheme");
  const units = figure("units");
  if (units === null || units.startsWith("-")) return unread("no-units");
  if (isNoFigure(of("cost")) || isNoFigure(of("value"))) return unread("no-amount");
  const cost = costOf(units, figure("cost"), figure("averageCost"));
  const investor = [of("investor"), panIn(of("pan")) ?? ""].join(" ").trim();
  const holding: Holding = {
    units,
    cost,
    value: figure("value"),
    nav: figure("nav"),
    date: cellDate(of("date")) ?? above,
  };
  return {
    kind: "holding",
    scheme: {
      house: of("house"),
      investor: investor || null,
      ...folioCell(of("folio")),
      name: [of("plan"), of("option")].reduce(withVariant, name),
      isin,
      amfiCode: readSchemeCode(of("amfiCode")),
    },
    holding,
    failed: contradictionOf(holding, { average: figure("averageCost"), gain: figure("gain") }),
  };
}

/** A portfolio of several kinds says of each line what it is; "Equity" is what a fund holds. */
const isOtherKind = (kind: string): boolean =>
  /stock|\bshares?\b|deposit|\bfds?\b|bond|\bepf\b|\bppf\b|\bnps\b|crypto|insurance/i.test(kind) &&
  !/mutual|fund/i.test(kind);
