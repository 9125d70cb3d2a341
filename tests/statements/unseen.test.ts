import { describe, expect, it } from "vitest";
import { pdfPages } from "../../src/client/features/imports/read/pdf/pdf-pages.ts";
import { readCas } from "../../src/shared/imports/read/cas/read-cas.ts";
import type { Drawn } from "../../sample/statement/pdf-file.ts";
import { expectedOf, readOf } from "./expected.ts";
import { atRight, pdfOf, printOf } from "./kit.ts";

const read = async (redraw: (page: Drawn[]) => Drawn[]) => {
  const print = printOf({ change: { redraw } });
  return { statement: readCas(await pdfPages(pdfOf(print))), print };
};

/** Another amount and other units, at the first row of the first page. */
const other = (page: readonly Drawn[], around: Drawn["around"], by = 0): Drawn[] => {
  const { y, size } = rowOf(page);
  return [
    { ...atRight("19,999.50", 360 + by, y, size), ...(around && { around }) },
    { ...atRight("199.995", 420 + by, y, size), ...(around && { around }) },
  ];
};
const rowOf = (page: readonly Drawn[]): Drawn =>
  page.find(({ text }) => text === "05-Jan-2021") ?? { text: "", x: 0, y: 0, size: 7 };

describe("text that nobody can see", () => {
  it.each<[string, (page: readonly Drawn[]) => Drawn[]]>([
    ["has no ink", (page) => other(page, ["3 Tr", "0 Tr"])],
    ["is white on white", (page) => other(page, ["1 g", "0 g"])],
    [
      "has the colour of the box that it is on",
      (page) => other(page, ["0 0 1 rg 0 0 600 800 re f", "1 g 0 0 600 800 re f 0 g"]),
    ],
    ["is cut off", (page) => other(page, ["q 0 0 10 10 re W n", "Q"])],
    ["is drawn transparent", (page) => other(page, ["q /Clear gs", "Q"])],
    ["is too small", (page) => other(page, ["q 0.01 0 0 0.01 0 0 cm", "Q"])],
    ["is outside of the page", (page) => other(page, undefined, 400)],
  ])("is left out and counted where it %s", async (name, hidden) => {
    const first = name.includes("box") || name.includes("transparent");
    const { statement, print } = await read((page) =>
      first ? [...hidden(page), ...page] : [...page, ...hidden(page)],
    );
    expect(readOf(statement)).toEqual(expectedOf(print.schemes));
    expect(statement.unused).toEqual([{ kind: "unseen-lines", count: 1 }]);
  });

  it("is left out where a box is drawn over it, and what is drawn on the box is read", async () => {
    const { statement, print } = await read((page) => {
      const { y } = rowOf(page);
      const [first, ...rest] = page.toSorted(
        (one, next) => Number(one.y === y) - Number(next.y === y),
      );
      const box: readonly [string, string] = [`1 g 35 ${y - 2} 530 9 re f 0 g`, ""];
      return [
        ...other(page, undefined),
        ...(first === undefined ? [] : [{ ...first, around: box }]),
        ...rest,
      ];
    });
    expect(readOf(statement)).toEqual(expectedOf(print.schemes));
    expect(statement.unused).toEqual([{ kind: "unseen-lines", count: 1 }]);
  });

  it("is no number where one figure is printed over another one", async () => {
    const { statement } = await read((page) => {
      const { y, size } = rowOf(page);
      return [...page, atRight("1,234.56", 360, y, size), atRight("87.650", 420, y, size)];
    });
    expect(statement.unused).toEqual([{ kind: "unseen-lines", count: 1 }]);
    const [scheme] = statement.schemes;
    expect(scheme?.rows.find(({ date }) => date === "2021-01-05")).toBeUndefined();
    expect(scheme?.failures.map(({ check }) => check)).toContain("running-balance");
  });

  it("does not include bold print that draws the same text twice", async () => {
    const { statement, print } = await read((page) =>
      page.flatMap((drawn) => [drawn, { ...drawn, x: drawn.x + 0.3 }]),
    );
    expect(readOf(statement)).toEqual(expectedOf(print.schemes));
    expect(statement.unused).toBeUndefined();
  });

  it("is not what stands on a coloured box, or below a marker's transparent one", async () => {
    const { statement, print } = await read((page) => [
      { text: ".", x: 10, y: 10, size: 7, around: ["0 0 0.4 rg 0 0 600 842 re f 1 g", ""] },
      ...page,
      { text: ".", x: 10, y: 10, size: 7, around: ["q /Half gs 1 1 0 rg 0 0 600 842 re f", "Q"] },
    ]);
    expect(readOf(statement)).toEqual(expectedOf(print.schemes));
  });
});
