import { searchEntry, searchSchemes } from "../src/shared/schemes/scheme-search.ts";
import { similarSchemes } from "../src/shared/schemes/similar-schemes.ts";
import { inPairs, type Figure } from "./pairs.ts";

const schemes = 14_000;
const sectors = ["banking", "pharma", "consumption", "technology", "infrastructure", "energy"];

/** What a key costs in the search for a scheme: a mistyped name, over the search for an exact one. */
export async function schemeSearchCost(): Promise<Figure[]> {
  const entries = Array.from({ length: schemes }, (_, index) => entryOf(index));
  const figure = await inPairs(
    { name: "a mistyped name among 14,000 schemes / an exact one", atMost: 3, pairs: 21 },
    {
      step: async () => similarSchemes(entries, ["exmple", "hosue", "17", "pharma", "direct"]),
      baseline: async () => searchSchemes(entries, ["example", "house", "17", "pharma", "direct"]),
    },
  );
  return [figure];
}

function entryOf(index: number) {
  const fund = Math.floor(index / 4);
  const name = `Example House ${fund % 53} ${sectors[fund % 6]} Opportunities Fund Series ${fund}`;
  return searchEntry(
    {
      code: String(100_000 + index),
      name: `${name} - Direct Plan - Growth`,
      nav: "10",
      navDate: "2026-08-20",
      plan: "direct",
      option: "growth",
      frequency: null,
      isInferred: false,
      fundHouse: `Example House ${fund % 53} Mutual Fund`,
      category: null,
      isin: null,
      reinvestmentIsin: null,
      formerName: null,
    },
    true,
  );
}
