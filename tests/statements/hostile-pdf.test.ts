import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pdfPages } from "../../src/client/features/imports/read/pdf/pdf-pages.ts";
import { pdfFile, type Drawn } from "../../sample/statement/pdf-file.ts";
import { changedEcas, ecasChanges, ecasFiles } from "./hostile/ecas-changes.ts";
import { heldIn } from "./hostile/held-ecas.ts";
import { hostilePrint, pdfChanges, type PdfChange } from "./hostile/pdf-changes.ts";
import { recordedOf } from "./hostile/recorded-pdf.ts";
import { drawnPages, printOf, textPages } from "./kit.ts";
import { trueLedger } from "./true-ledger.ts";

const hostilePages = (all: readonly PdfChange[], linesOnPage: number): Drawn[][] =>
  drawnPages(printOf({ change: hostilePrint(all, linesOnPage) }));

const hidings: readonly NonNullable<Drawn["around"]>[] = [
  ["3 Tr", "0 Tr"],
  ["1 g", "0 g"],
  ["q 0 0 10 10 re W n", "Q"],
];

/** Other figures over some of a page's own, that nobody can see. */
const withHidden = (page: readonly Drawn[], every: number, around: Drawn["around"]): Drawn[] => [
  ...page,
  ...page
    .filter(({ text }, at) => at % every === 0 && /\d\.\d/.test(text))
    .map((drawn) => ({
      ...drawn,
      text: drawn.text.replace(/\d/, "9"),
      ...(around && { around }),
    })),
];

describe("a hostile statement of the registrars", () => {
  it("is the truth or says at the scheme what is not, whatever was done to columns and rows", async () => {
    const truth = await recordedOf(textPages(hostilePages([], 55)));
    expect([...truth.values()]).not.toContain("said");
    expect([...truth.keys()]).toEqual(trueLedger.map(({ isin }) => isin));
    await fc.assert(
      fc.asyncProperty(
        fc.array(pdfChanges, { maxLength: 4 }),
        fc.integer({ min: 4, max: 55 }),
        async (all, linesOnPage) => {
          const recorded = await recordedOf(textPages(hostilePages(all, linesOnPage)));
          for (const [isin, rows] of truth) {
            if (recorded.get(isin) !== "said") expect(recorded.get(isin)).toEqual(rows);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it("is what it is without the figures that are hidden over its own", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(pdfChanges, { maxLength: 2 }),
        fc.constantFrom(...hidings),
        fc.integer({ min: 1, max: 5 }),
        async (all, around, every) => {
          const pages = hostilePages(all, 30);
          const hidden = pages.map((page) => withHidden(page, every, around));
          expect(await recordedOf(await pdfPages(pdfFile(hidden)))).toEqual(
            await recordedOf(textPages(pages)),
          );
        },
      ),
      { numRuns: 4 },
    );
  });
});

describe("a hostile statement of a depository", () => {
  it("is the truth, asked about or refused, whatever was done to a column and a row", () => {
    const truth = new Map([
      ["INF000X01013", { folio: "12345678/90", units: 1234.567, rupees: 100_000 }],
      ["INF000X01021", { folio: "5550001", units: 0.196, rupees: 400 }],
    ]);
    for (const { pages } of ecasFiles) expect(heldIn(textPages(pages))).toEqual(truth);
    fc.assert(
      fc.property(fc.constantFrom(...ecasFiles), ecasChanges, (file, all) => {
        const held = heldIn(textPages(changedEcas(file, all)));
        if (held === "refused") return;
        for (const [isin, own] of truth) {
          if (held.get(isin) !== "said") expect(held.get(isin)).toEqual(own);
        }
      }),
      { numRuns: 150 },
    );
  });
});
