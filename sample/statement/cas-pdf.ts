import type { TextPage } from "../../src/shared/imports/read/cas/text-page.ts";
import { widthOf } from "./helvetica.ts";
import { pdfFile, type Drawn } from "./pdf-file.ts";
import type { Encryption } from "./pdf-encryption.ts";

/** A row as it is printed; an empty cell is left out. `wrapped` is drawn below without a date, `above` close above. */
export type MadeRow = {
  date: string;
  text: string;
  amount?: string;
  units?: string;
  nav?: string;
  balance?: string;
  wrapped?: string[];
  above?: string;
};

export type MadeScheme = {
  /** Lines before the opening one: a house, a folio, a holder, nominees, the scheme with its wraps. */
  above: string[];
  opening?: string;
  rows: (MadeRow | string)[];
  /** The whole closing line; `null` for a statement that was cut off. */
  closing: string | null;
  /** Exit loads and the like. */
  below?: string[];
};

export type MadeCas = {
  layout?: "cams" | "kfintech";
  period?: string;
  title?: string;
  front?: string[];
  schemes: MadeScheme[];
  /** Points by which the numbers of all rows stand beside their header. */
  columnsAside?: Record<keyof typeof rightEdges, number>;
  /** Lines on a page, so that a test can break it anywhere. */
  linesOnPage?: number;
};

const size = 7;
const [dateX, textX] = [40, 100];
const rightEdges = { amount: 360, units: 420, nav: 480, balance: 550 } as const;
const [top, step] = [800, 11];

/** The pages of a statement as their texts are drawn. */
function drawCas(cas: MadeCas): Drawn[][] {
  const { layout = "cams", linesOnPage = 60, columnsAside } = cas;
  const period = cas.period ?? "01-Apr-1990 To 31-Dec-2024";
  const body: Drawn[][] = [];
  const add = (...drawn: Drawn[]) => body.push(drawn);
  const at = (x: number, text: string): Drawn => ({ text, x, y: 0, size });
  for (const line of cas.front ?? []) add(at(dateX, line));
  for (const {
    above,
    opening = "Opening Unit Balance: 0.000",
    rows,
    closing,
    below = [],
  } of cas.schemes) {
    for (const line of above) add(at(dateX, line));
    add(at(textX, opening));
    for (const row of rows) {
      if (typeof row === "string") add(at(textX, row));
      else for (const line of drawRow(row, layout, columnsAside)) add(...line);
    }
    if (closing !== null) add(at(dateX, closing));
    for (const line of below) add(at(dateX, line));
  }
  const pages: Drawn[][] = [];
  for (let start = 0; start < body.length || start === 0; start += linesOnPage) {
    const head = pageHead(cas.title ?? "Consolidated Account Statement", period, layout);
    let y = top - 60;
    const lines = body.slice(start, start + linesOnPage).flatMap((line) => {
      y -= step;
      return line.map((drawn) => ({ ...drawn, y: y + drawn.y }));
    });
    pages.push([...head, ...lines]);
  }
  return pages.map((page, index) => [
    ...page,
    { text: `Page ${index + 1} of ${pages.length}`, x: 500, y: 20, size },
    { text: "CAMSCASWS-12345678-Version:V3.4 Live-1014", x: 15, y: 300, size: 6, isRotated: true },
  ]);
}

const rightAligned = (text: string, edge: number, y = 0): Drawn => ({
  text,
  x: edge - widthOf(text, size),
  y,
  size,
});

function drawRow(
  row: MadeRow,
  layout: "cams" | "kfintech",
  aside: MadeCas["columnsAside"],
): Drawn[][] {
  const first: Drawn[] = [
    { text: row.date, x: dateX, y: 0, size },
    // KFintech draws a date twice, a little apart.
    ...(layout === "kfintech" ? [{ text: row.date, x: dateX, y: -0.7, size }] : []),
    ...(row.text === "" ? [] : [{ text: row.text, x: textX, y: 0, size }]),
  ];
  for (const column of ["amount", "units", "nav", "balance"] as const) {
    const text = row[column];
    if (text !== undefined)
      first.push(rightAligned(text, rightEdges[column] + (aside?.[column] ?? 0)));
  }
  const wrapped = (row.wrapped ?? []).map((text): Drawn[] => [{ text, x: textX, y: 0, size }]);
  const above = row.above === undefined ? [] : [{ text: row.above, x: textX, y: -4, size }];
  return [...(above.length === 0 ? [] : [above]), first, ...wrapped];
}

function pageHead(title: string, period: string, layout: "cams" | "kfintech"): Drawn[] {
  const label = (text: string, x: number, y: number): Drawn => ({ text, x, y, size });
  const header =
    layout === "cams"
      ? [
          label("Date", dateX, 750),
          label("Transaction", textX, 750),
          rightAligned("Amount", rightEdges.amount, 750),
          rightAligned("Units", rightEdges.units, 750),
          rightAligned("NAV", rightEdges.nav, 750),
          rightAligned("Unit", rightEdges.balance, 750),
          rightAligned("(INR)", rightEdges.amount, 742),
          rightAligned("(INR)", rightEdges.nav, 742),
          rightAligned("Balance", rightEdges.balance, 742),
        ]
      : [
          rightAligned("Amount", rightEdges.amount, 752),
          rightAligned("Unit", rightEdges.balance, 752),
          label("Date", dateX, 748.5),
          label("Transaction", textX, 748.5),
          rightAligned("Units", rightEdges.units, 748.5),
          rightAligned("Price", rightEdges.nav, 745),
          rightAligned("(INR)", rightEdges.amount, 741.5),
          rightAligned("Balance", rightEdges.balance, 741.5),
        ];
  return [
    { text: title, x: 220, y: top, size: 10 },
    { text: period, x: 240, y: top - 14, size: 8 },
    ...header,
  ];
}

export const casPdf = (cas: MadeCas, encryption?: Encryption): Uint8Array =>
  pdfFile(drawCas(cas), encryption);

/** The text of its pages as pdf.js hands it out. */
export const casPages = (cas: MadeCas): TextPage[] =>
  drawCas(cas).map((page, index) => ({
    page: index + 1,
    items: page.map(({ text, x, y, size: height, isRotated = false }) => ({
      str: text,
      x,
      y,
      width: widthOf(text, height),
      height,
      isRotated,
    })),
  }));
