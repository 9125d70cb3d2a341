import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pdfPages } from "../../src/client/features/imports/read/pdf/pdf-pages.ts";
import { pdfFile, type Drawn } from "../../sample/statement/pdf-file.ts";
import { changedHeld, heldChange } from "./hostile/held-changes.ts";
import { heldFiles } from "./hostile/held-files.ts";
import { heldIn, isTrueOrAsked, trueHeld } from "./hostile/recorded-held.ts";
import { hostilePrint, pdfChanges, type PdfChange } from "./hostile/pdf-changes.ts";
import { recordedOf } from "./hostile/recorded-pdf.ts";
import { drawnPages, printOf, textPages } from "./kit.ts";
import { trueLedger } from "./true-ledger.ts";

const hostilePages = (all: readonly PdfChange[], linesOnPage: number, isLater = false): Drawn[][] =>
  drawnPages(printOf({ change: hostilePrint(all, linesOnPage, isLater) }));

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
  it.each([
    ["of the whole past", false, 80],
    ["that begins with units", true, 60],
  ])("%s is the truth or says at the scheme what is not", async (_, isLater, numRuns) => {
    const truth = await recordedOf(textPages(hostilePages([], 55, isLater)));
    expect([...truth.values()]).not.toContain("said");
    expect([...truth.keys()]).toEqual(trueLedger.map(({ isin }) => isin));
    await fc.assert(
      fc.asyncProperty(
        fc.array(pdfChanges, { maxLength: 4 }),
        fc.integer({ min: 4, max: 55 }),
        async (all, linesOnPage) => {
          const recorded = await recordedOf(textPages(hostilePages(all, linesOnPage, isLater)));
          for (const [isin, rows] of truth) {
            if (recorded.get(isin) !== "said") expect(recorded.get(isin)).toEqual(rows);
          }
        },
      ),
      { numRuns, seed: 6 },
    );
  });

  it("is read without the figures that are hidden over its own", async () => {
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
      { numRuns: 2, seed: 6 },
    );
  });
});

describe("a hostile statement of what is held", () => {
  it.each(heldFiles)(
    "of $title is the truth, asked about or refused, whatever was done to columns and rows",
    async (file) => {
      const truth = trueHeld(file);
      const read = await heldIn(file, textPages(changedHeld(file, [])), true);
      expect(read).not.toBe("refused");
      for (const [isin, own] of truth) {
        const found = read === "refused" ? undefined : read.get(isin);
        expect([found, found !== "said" && isTrueOrAsked(found, own)]).toEqual([found, true]);
      }
      await fc.assert(
        fc.asyncProperty(
          fc.array(heldChange, { minLength: 1, maxLength: 3 }),
          fc.boolean(),
          async (all, isListed) => {
            const held = await heldIn(file, textPages(changedHeld(file, all)), isListed);
            if (held === "refused") return;
            for (const [isin, own] of truth) {
              const found = held.get(isin);
              if (!isTrueOrAsked(found, own)) expect(found).toEqual(own);
            }
          },
        ),
        { numRuns: 28, seed: 6 },
      );
    },
  );

  it("is read without the figures that are hidden over its own", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...heldFiles),
        fc.array(heldChange, { maxLength: 2 }),
        fc.constantFrom(...hidings),
        fc.integer({ min: 1, max: 5 }),
        async (file, all, around, every) => {
          const pages = changedHeld(file, all);
          const hidden = pages.map((page) => withHidden(page, every, around));
          const heldInFile = async (drawn: Drawn[][]) =>
            heldIn(file, await pdfPages(pdfFile(drawn)), true);
          expect(await heldInFile(hidden)).toEqual(await heldInFile(pages));
        },
      ),
      { numRuns: 2, seed: 6 },
    );
  });
});
