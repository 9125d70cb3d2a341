import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pdfPages } from "../../src/client/features/imports/read/pdf/pdf-pages.ts";
import { readCas } from "../../src/shared/imports/read/cas/read-cas.ts";
import { proofOf } from "../../src/shared/imports/propose/proof.ts";
import { groupOf } from "../../src/shared/imports/propose/scheme-group.ts";
import {
  UnknownLayoutError,
  UnreadableFileError,
  type FileProblem,
  type Statement,
} from "../../src/shared/imports/statement.ts";
import { allShapes } from "./all-shapes.ts";
import { expectedOf, readOf } from "./expected.ts";
import { acceptedChoice, recordedStatement } from "./hostile/recorded-statement.ts";
import { drawnPages, pdfOf, printOf, textPages, type Print, type Shape } from "./kit.ts";
import { numberOfRuns } from "../support/number-of-runs.ts";

const readsOf = (print: Print, shape: Shape) =>
  expectedOf(print.schemes).map((scheme) => ({ ...scheme, ...shape.reads?.(scheme) }));

async function read(print: Print): Promise<Statement> {
  const pages = await pdfPages(pdfOf(print), { password: print.encryption?.password });
  return readCas(pages);
}

const refusalOf = async (print: Print): Promise<FileProblem | Shape["refused"]> => {
  try {
    await read(print);
    return undefined;
  } catch (error) {
    if (error instanceof UnknownLayoutError) return { stopsAt: error.location.text };
    if (error instanceof UnreadableFileError) return error.problem;
    throw error;
  }
};

describe("a statement of one true ledger", () => {
  it("is drawn in at least forty ways, each another one", () => {
    const drawn = allShapes.map(([, shape]) => {
      const print = printOf(shape);
      return JSON.stringify([drawnPages(print), print.encryption]);
    });
    expect(new Set(drawn).size).toBe(allShapes.length);
    expect(allShapes.length).toBeGreaterThanOrEqual(40);
  });

  it("is read right in whatever order it is drawn, and with columns moved as far as is seen", () => {
    const offset = (max: number) => fc.double({ min: -max, max, noNaN: true });
    const columns = ["date", "text", "amount", "units", "nav", "balance"] as const;
    // Two have used up all that numbers may stand aside.
    const readable = allShapes.filter(
      ([name, { refused }]) =>
        refused === undefined && !["numbers aside", "numbers drift"].includes(name),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...readable),
        fc.array(offset(5), { minLength: columns.length, maxLength: columns.length }),
        offset(10),
        fc.array(fc.tuple(fc.nat(), offset(0.4)), { minLength: 20, maxLength: 40 }),
        ([, shape], apart, aside, order) => {
          const plain = printOf(shape);
          const [table, positions] = [{ ...plain.positions }, { ...plain.positions }];
          for (const [at, column] of columns.entries()) {
            table[column] += aside;
            positions[column] = table[column] + (apart[at] ?? 0);
          }
          const print = {
            ...plain,
            positions,
            header: (_: Print["positions"], size: number) => plain.header(table, size),
          };
          const moved = drawnPages(print).map((page) =>
            page
              .map((drawn, at) => ({ drawn, by: order[at % order.length] ?? ([at, 0] as const) }))
              .toSorted((one, other) => one.by[0] - other.by[0])
              .map(({ drawn, by: [, up] }) => ({ ...drawn, y: drawn.y + up })),
          );
          const statement = readCas(textPages(moved));
          expect(statement).toMatchObject({ failures: [], unreadable: [] });
          expect(readOf(statement)).toEqual(readsOf(print, shape));
        },
      ),
      { numRuns: numberOfRuns(150) },
    );
  });

  it.each(allShapes)("is read right, or refused with its reason: %s", async (_name, shape) => {
    const print = printOf(shape);
    if (shape.refused !== undefined) {
      expect(await refusalOf(print)).toEqual(shape.refused);
      return;
    }
    const statement = await read(print);
    expect(statement).toMatchObject({ failures: [], unreadable: [] });
    expect(readOf(statement)).toEqual(readsOf(print, shape));
    for (const proof of statement.schemes.flatMap(proofOf))
      expect(proof).toMatchObject({ agrees: true });
    const { schemes } = await recordedStatement(statement, (scheme) =>
      acceptedChoice(scheme, null),
    );
    expect(new Set(schemes.map(groupOf))).toEqual(new Set(["matched"]));
  });
});
