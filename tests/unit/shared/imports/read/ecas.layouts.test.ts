import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCas } from "../../../../../src/shared/imports/read/cas/read-cas.ts";
import type { TextItem, TextPage } from "../../../../../src/shared/imports/read/cas/text-page.ts";
import { cdslPages } from "../../../../support/data/sample-ecas/cdsl-ecas.ts";
import { textOf } from "../../../../support/data/sample-ecas/ecas-pages.ts";
import {
  asha,
  cdslAccount,
  flexiCap,
  liquid,
  nsdlAccount,
  ravi,
  share,
  tradedFund,
  withoutCost,
  withoutIsin,
  withoutUnits,
} from "../../../../support/data/sample-ecas/ecas-samples.ts";
import { nsdlPages } from "../../../../support/data/sample-ecas/nsdl-ecas.ts";

const folios = [flexiCap, liquid, withoutIsin, withoutUnits, withoutCost];
const files: readonly TextPage[][] = [
  nsdlPages({
    owners: [
      { holders: [asha], accounts: [nsdlAccount, cdslAccount], folios },
      { holders: [ravi, asha], folios: [flexiCap, withoutIsin] },
    ],
  }),
  nsdlPages({ linesOnPage: 9, owners: [{ holders: [asha], accounts: [cdslAccount], folios }] }),
  nsdlPages({ hasCost: false, owners: [{ holders: [asha], folios }] }),
  ...[false, true].map((hasBrokers) =>
    cdslPages({
      hasBrokers,
      accounts: [{ id: "1208160000001234", holdings: [share, tradedFund] }],
      folios: [flexiCap, liquid, withoutUnits, withoutCost],
    }),
  ),
].map(textOf);

const read = (pages: readonly TextPage[]) =>
  readCas(pages).schemes.map(({ location: _, ...scheme }) => scheme);
const changed = (pages: readonly TextPage[], change: (items: readonly TextItem[]) => TextItem[]) =>
  pages.map(({ page, items }) => ({ page, items: change(items) }));
const each = (change: (item: TextItem) => TextItem) => (items: readonly TextItem[]) =>
  items.map(change);
const isFigure = ({ str, x }: TextItem) => x > 200 && /^(?:[\d,]*\.\d+|--)$/.test(str);
const printedAs = (pattern: RegExp, by: string) =>
  each((item) => ({ ...item, str: item.str.replace(pattern, by) }));

describe("a depository's statement", () => {
  it("is read whatever the order of its texts, and where they stand aside", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.integer({ min: -15, max: 15 }),
        fc.infiniteStream(fc.double({ min: -0.5, max: 0.5, noNaN: true })),
        (pages, aside, noise) => {
          const next = () => Number(noise.next().value);
          const moved = changed(pages, (items) =>
            items
              .map((item) => ({ item, order: next() }))
              .toSorted((a, b) => a.order - b.order)
              .map(({ item }) => ({ ...item, x: item.x + aside + next(), y: item.y + next() })),
          );
          expect(read(moved)).toEqual(read(pages));
        },
      ),
      { numRuns: 50 },
    );
  });

  it.each<[string, (items: readonly TextItem[]) => TextItem[]]>([
    ["with a backtick before each rupee", printedAs(/^(?=[\d,]+\.\d\d$)/, "`")],
    ["with footnote marks after its units", printedAs(/^(\d[\d,]*\.\d{3})$/, "$1 ##")],
    ["with a hyphen where a word is broken", printedAs(/\u{AD}/u, "-")],
    ["with nothing where a word is broken", printedAs(/\u{AD}/u, "")],
    ["with other words in its header", printedAs(/^(?:Profit\/\(Loss\)|Profit\/Loss)$/, "P/L")],
    ["with the bare ids of accounts in its roster", printedAs(/^DP ID:(\w{8}) Client ID:/, "$1 ")],
    [
      "with the PAN on the line below a name",
      (items) =>
        items.flatMap((item) =>
          item.str.startsWith("RAVI SAMPLE (PAN") && item.x < 100
            ? [
                { ...item, str: "RAVI SAMPLE", y: item.y + 3 },
                { ...item, str: "(PAN:BBBBB1111B)", y: item.y - 2 },
              ]
            : [item],
        ),
    ],
    ["in capitals", each((item) => ({ ...item, str: item.str.toUpperCase() }))],
    [
      "with figures in the middle of their columns",
      each((item) => (isFigure(item) ? { ...item, x: item.x - (50 - item.width) / 2 + 2 } : item)),
    ],
    [
      "with labels in Devanagari",
      printedAs(/^(Folio No\.|Mutual Fund Folios \(F\)|ISIN)$/, "$1 फोलियो"),
    ],
    [
      "in bold, drawn twice",
      (items) => items.flatMap((item) => [item, { ...item, x: item.x + 0.3 }]),
    ],
    [
      "in larger print",
      each(({ str, x, y, width, height, isRotated }) => ({
        str,
        x: x * 1.3,
        y: y * 1.3,
        width: width * 1.3,
        height: height * 1.3,
        isRotated,
      })),
    ],
  ])("is read %s", (_title, change) => {
    for (const pages of files) {
      const printed = JSON.stringify(read(changed(pages, change))).toLowerCase();
      expect(printed).toBe(JSON.stringify(read(pages)).toLowerCase());
    }
  });
});
