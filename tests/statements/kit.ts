import type { TextPage } from "../../src/shared/imports/read/cas/text-page.ts";
import type { FileProblem } from "../../src/shared/imports/statement.ts";
import {
  fromMicroUnits,
  fromPaise,
  toMicroUnits,
} from "../../src/shared/transactions/fixed-point.ts";
import { typeRules } from "../../src/shared/transactions/types.ts";
import { widthOf } from "../../sample/statement/helvetica.ts";
import type { Encryption } from "../../sample/statement/pdf-encryption.ts";
import { pdfFile, type Drawn } from "../../sample/statement/pdf-file.ts";
import { trueTotals, type ReadScheme } from "./expected.ts";
import { trueLedger, type TrueRow, type TrueScheme } from "./true-ledger.ts";

/** A row of the table; what is `above` or `below` belongs to its description. */
export type Row = Partial<Record<"amount" | "units" | "nav" | "balance", string>> & {
  date: string;
  text: string;
  above?: string[];
  below?: string[];
};

/** One scheme as it is printed. Texts among the rows stand at the edge of the descriptions. */
export type Block = {
  house: string[];
  folio: string[];
  scheme: string[];
  opening: string;
  rows: (Row | string)[];
  closing: string[];
  below: string[];
};

/** Left edges of texts, right edges of numbers, in points. */
type Positions = Record<"date" | "text" | "amount" | "units" | "nav" | "balance", number>;

export type Print = {
  schemes: readonly TrueScheme[];
  title: string;
  period: string;
  /** Lines on the first page. */
  front: string[];
  blocks: Block[];
  positions: Positions;
  size: number;
  step: number;
  linesOnPage: number;
  header: (at: Positions, size: number) => Drawn[];
  /** The last change to a page, such as the order in which its texts are drawn. */
  redraw: (page: Drawn[]) => Drawn[];
  encryption: Encryption | undefined;
};

type Change<Value> = Value | ((value: Print) => Value);

/** How one statement differs from the plain one, and what is read otherwise because of it. */
export type Shape = {
  change: Change<Partial<Print>>;
  /** Why it is refused; of an unknown layout, the line that is named. */
  refused?: Exclude<FileProblem, "unknown-layout"> | { stopsAt: string };
  reads?: (scheme: ReadScheme) => Partial<ReadScheme>;
};

export const shape = (change: Shape["change"], result: Omit<Shape, "change"> = {}): Shape => ({
  change,
  ...result,
});

/** The same change to each scheme as it is printed. */
export const eachBlock =
  (change: (block: Block, index: number) => Partial<Block>) => (print: Print) => ({
    blocks: print.blocks.map((block, index) => ({ ...block, ...change(block, index) })),
  });

export const eachRow = (change: (row: Row) => Row) =>
  eachBlock(({ rows }) => ({
    rows: rows.map((row) => (typeof row === "string" ? row : change(row))),
  }));

const western = (number: string): string => {
  const [whole = "", fraction = ""] = number.split(".");
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ",")}.${fraction}`;
};

/** A true row, and the taxes that are printed below it. */
function printedRows(row: TrueRow, balance: string): Row[] {
  const { date, type, text, amount, units, nav } = row;
  const isOut = typeRules[type].direction === "out";
  const inParentheses = (number: string) => (isOut ? `(${number})` : number);
  const own: Row =
    units === ""
      ? { date, text, amount: western(amount) }
      : {
          date,
          text,
          amount: inParentheses(western(amount)),
          units: inParentheses(units),
          nav,
          balance,
        };
  const tax = (words: string, sum: string | undefined): Row[] =>
    sum === undefined
      ? []
      : [{ date, text: `*** ${words} ***`, amount: type === "reversal" ? `(${sum})` : sum }];
  return [
    own,
    ...tax("Stamp Duty", row.stampDuty),
    ...tax("STT Paid", row.stt),
    ...tax("TDS on Above", row.tds),
  ];
}

export function blockOf(scheme: TrueScheme, before: TrueScheme | undefined): Block {
  let held = 0;
  const rows = scheme.rows.flatMap((row) => {
    const moved = toMicroUnits(row.units || "0");
    held += typeRules[row.type].direction === "out" ? -moved : moved;
    return printedRows(row, fromMicroUnits(held).toFixed(3));
  });
  const { units, invested } = trueTotals(scheme);
  const value = ((units / 1_000_000) * Number(scheme.nav)).toFixed(2);
  const isNewFolio = scheme.folio !== before?.folio;
  return {
    house: scheme.house === before?.house ? [] : [scheme.house],
    folio: isNewFolio
      ? [`Folio No: ${scheme.folio}     PAN: ${scheme.pan}     KYC: OK  PAN: OK`, scheme.holder]
      : [],
    scheme: [
      `${scheme.code}-${scheme.name} (Non-Demat) - ISIN: ${scheme.isin}(Advisor: ${scheme.advisor}) Registrar : ${scheme.registrar}`,
    ],
    opening: "Opening Unit Balance: 0.000",
    rows,
    closing: [
      `Closing Unit Balance: ${fromMicroUnits(units).toFixed(3)}  NAV on 31-Dec-2024: INR ${scheme.nav}  Total Cost Value: ${western(fromPaise(invested).toFixed(2))}  Market Value on 31-Dec-2024: INR ${western(value)}`,
    ],
    below: ["Exit Load - 1.00% if redeemed within 365 days, Switch included, from 05-Jan-2021."],
  };
}

export const label = (text: string, x: number, y: number, size: number): Drawn => ({
  text,
  x,
  y,
  size,
});
export const atRight = (text: string, edge: number, y: number, size: number): Drawn =>
  label(text, edge - widthOf(text, size), y, size);

const camsHeader: Print["header"] = (at, size) => [
  label("Date", at.date, 750, size),
  label("Transaction", at.text, 750, size),
  atRight("Amount", at.amount, 750, size),
  atRight("Units", at.units, 750, size),
  atRight("NAV", at.nav, 750, size),
  atRight("Unit", at.balance, 750, size),
  atRight("(INR)", at.amount, 742, size),
  atRight("(INR)", at.nav, 742, size),
  atRight("Balance", at.balance, 742, size),
];

export const blocksOf = (schemes: readonly TrueScheme[]): Block[] =>
  schemes.map((scheme, index) => blockOf(scheme, schemes[index - 1]));

/** The plain statement of CAMS with this change. */
export function printOf({ change }: Pick<Shape, "change">): Print {
  const plain: Print = {
    schemes: trueLedger,
    title: "Consolidated Account Statement",
    period: "01-Apr-1990 To 31-Dec-2024",
    front: [
      "Email Id: someone@example.com",
      "SAMPLE NAME",
      "1 SAMPLE ROAD",
      "Mobile: +919999999999",
    ],
    blocks: blocksOf(trueLedger),
    positions: { date: 40, text: 100, amount: 360, units: 420, nav: 480, balance: 550 },
    size: 7,
    step: 11,
    linesOnPage: 55,
    header: camsHeader,
    redraw: (page) => page,
    encryption: undefined,
  };
  return { ...plain, ...(typeof change === "function" ? change(plain) : change) };
}

export function drawnPages(print: Print): Drawn[][] {
  const { positions: at, size, step, linesOnPage } = print;
  const text = (line: string): Drawn[] => [label(line, at.date, 0, size)];
  const body = [
    ...print.front.map(text),
    ...print.blocks.flatMap((block) => [
      ...[...block.house, ...block.folio, ...block.scheme].map(text),
      [label(block.opening, at.text, 0, size)],
      ...block.rows.flatMap((row) => drawnRow(row, at, size)),
      ...[...block.closing, ...block.below].map(text),
    ]),
  ];
  const pages: Drawn[][] = [];
  for (let start = 0; start < body.length || start === 0; start += linesOnPage) {
    let y = 735;
    const lines = body.slice(start, start + linesOnPage).flatMap((line) => {
      y -= step;
      return line.map((drawn) => ({ ...drawn, y: y + drawn.y }));
    });
    const head = [label(print.title, 220, 800, 10), label(print.period, 240, 786, 8)];
    pages.push([...head, ...print.header(at, size), ...lines]);
  }
  return pages.map((page, index) =>
    print.redraw([
      ...page,
      label(`Page ${index + 1} of ${pages.length}`, 500, 20, size),
      {
        text: "CAMSCASWS-12345678-Version:V3.4 Live-1014",
        x: 15,
        y: 300,
        size: 6,
        isRotated: true,
      },
    ]),
  );
}

function drawnRow(row: Row | string, at: Positions, size: number): Drawn[][] {
  if (typeof row === "string") return [[label(row, at.text, 0, size)]];
  const more = (lines: string[] = []) => lines.map((line) => [label(line, at.text, 0, size)]);
  const cells = (["amount", "units", "nav", "balance"] as const).flatMap((column) => {
    const figure = row[column];
    return figure === undefined ? [] : [atRight(figure, at[column], 0, size)];
  });
  const own = [label(row.date, at.date, 0, size), ...cells];
  if (row.text !== "") own.push(label(row.text, at.text, 0, size));
  return [...more(row.above), own, ...more(row.below)];
}

/** The text of pages as pdf.js hands it out. */
export const textPages = (pages: readonly Drawn[][]): TextPage[] =>
  pages.map((page, index) => ({
    page: index + 1,
    items: page.map(({ text, x, y, size, isRotated = false }) => ({
      str: text,
      x,
      y,
      width: widthOf(text, size),
      height: size,
      isRotated,
    })),
  }));

export const pdfOf = (print: Print): Uint8Array => pdfFile(drawnPages(print), print.encryption);
