import { missing } from "../missing.ts";

type SchemeNameParts = {
  fund: string;
  formerName: string | null;
  variant: string;
};

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const firstWords = wordsOf(
  "direct dp regular reg growth gr gwoth idcw idcwoption idcwpayout idwc icdw dcw dividend dividends div divdend diviedend " +
    "bonus payout payment reinvestment reinvest cumulative daily weekly wkly fortnightly monthly quarterly quaterly " +
    "bimonthly halfyearly half semi annual annually yearly bi flexi periodic discretionary normal standard adhoc directplan regularplan",
);
const innerWords = wordsOf(
  "plan paln pan option optio opton opiton optn opt sub of and or cum distribution withdrawal withdrwal re investment " +
    "principal units ayout payouout r",
);
/** Words that count only in pairs: "income distribution", "i d c w". */
const pairedWords: readonly (readonly [string, string])[] = [
  ["income", "distribution"],
  ["income", "cum"],
  ["capital", "withdrawal"],
  ["capital", "withdrwal"],
  ["capital", "appreciation"],
  ["i", "d"],
  ["d", "c"],
  ["c", "w"],
];

const notePattern = /[([]\s*(?:no\.? of|scheme has|existing number of)\b[^)\]]*[)\]]?/g;
const formerNamePattern =
  /[([]\s*(?:formerly|formely|erstwhile|earlier|previously)\b\s*(?:knowna? as|know as|called)?\s*:?\s*([^)\]]*)[)\]]?/g;
const unspacedHyphen = new RegExp(
  `-(?=(?:${[...firstWords].join("|")}|income distribution)\\b)|(?<=\\b(?:fund|option|growth|idcw|dividend|direct|regular)|\\))-`,
  "g",
);

/**
 * Splits a scheme's name from any of AMFI's layouts: "Axis ELSS Fund-Direct Plan-Growth" is the
 * fund "axis elss fund" and the variant "direct plan growth". Plan and option words count only at
 * the end of a part, so a Dividend Yield Fund keeps its name.
 */
export function splitSchemeName(name: string): SchemeNameParts {
  const formerNames: string[] = [];
  const text = name
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\u2018\u2019`]/g, "'")
    .replace(/\s+/g, " ")
    .replace(notePattern, " ")
    .replace(formerNamePattern, (_, former: string) => {
      formerNames.push(former.trim());
      return " - ";
    })
    .replace(unspacedHyphen, " - ")
    .replace(/ & /g, " and ");
  let fund = "";
  const variant: string[] = [];
  for (const part of partsOf(text)) {
    const start = fund === "" ? Math.max(1, variantStart(part)) : variantStart(part);
    const nameWords = part.words.slice(0, start).join(" ");
    variant.push(...part.words.slice(start));
    if (nameWords === "") continue;
    fund +=
      fund === ""
        ? nameWords
        : part.isInBrackets
          ? ` (${nameWords})`
          : `${part.separator}${nameWords}`;
  }
  return {
    fund: fund.replace(/^([a-z]+) - /, "$1 "),
    formerName:
      formerNames.length === 0
        ? null
        : formerNames.map((former) => splitSchemeName(former).fund).join("; "),
    variant: variant.join(" "),
  };
}

type Part = { words: string[]; isInBrackets: boolean; separator: " - " | " " };

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let separator: Part["separator"] = " ";
  for (const piece of text.split(/(\s*-\s+|\s+-\s*|\([^()]*\)?)/)) {
    const isInBrackets = piece.startsWith("(");
    if (/^\s*-\s*$/.test(piece)) {
      separator = " - ";
      continue;
    }
    const words = piece.split(/[\s()]+/).filter((word) => word !== "");
    if (words.length === 0) continue;
    parts.push({ words, isInBrackets, separator });
    separator = " ";
  }
  return parts;
}

function variantStart({ words, isInBrackets }: Part): number {
  let start = words.length;
  while (start > 0 && isVariantWord(words, start - 1)) start -= 1;
  if (start === 0) return 0;
  // "Unclaimed Redemption and Dividend Plan" is a fund's own name.
  if (isInBrackets || words.some((word) => word.startsWith("unclaimed"))) return words.length;
  while (start < words.length && !isFirstWord(words, start)) start += 1;
  return start;
}

const splitWord = (word: string): string[] =>
  word.split(/[-/,.&+:]/).filter((piece) => piece !== "");

const isVariantWord = (words: readonly string[], at: number): boolean =>
  splitWord(words[at] ?? missing()).every(
    (piece) => firstWords.has(piece) || innerWords.has(piece) || isPaired(words, at),
  );

const isFirstWord = (words: readonly string[], at: number): boolean =>
  splitWord(words[at] ?? missing())
    .slice(0, 1)
    .some((piece) => firstWords.has(piece)) || isPaired(words, at);

const isPaired = (words: readonly string[], at: number): boolean =>
  pairedWords.some(
    ([one, other]) =>
      (words[at] === one && words[at + 1] === other) ||
      (words[at] === other && words[at - 1] === one),
  );
