/** A scheme's name as a list prints it, taken apart; all of it in lower case. */
export type SchemeNameParts = {
  /** The fund's own name: without plan, option and former names. */
  fund: string;
  /** What the name says in brackets that the fund was called before; null where it does not. */
  formerName: string | null;
  /** The words about plan and option; empty where the name has none. */
  variant: string;
};

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Words that plan and option may begin with, misspelled ones too. */
const firstWords = wordsOf(
  "direct dp regular reg growth gr gwoth idcw idcwoption idcwpayout idwc icdw dcw dividend dividends div divdend diviedend " +
    "bonus payout payment reinvestment reinvest cumulative daily weekly wkly fortnightly monthly quarterly quaterly " +
    "bimonthly halfyearly half semi annual annually yearly bi flexi periodic discretionary normal standard adhoc directplan regularplan",
);
/** Words that may stand among them. */
const innerWords = wordsOf(
  "plan paln pan option optio opton opiton optn opt sub of and or cum distribution withdrawal withdrwal re investment " +
    "principal units ayout payouout r",
);
/** Words that belong there only beside another: "income distribution", "i d c w". */
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

const noteInBrackets = /[([]\s*(?:no\.? of|scheme has|existing number of)\b[^)\]]*[)\]]?/g;
const formerInBrackets =
  /[([]\s*(?:formerly|formely|erstwhile|earlier|previously)\b\s*(?:knowna? as|know as|called)?\s*:?\s*([^)\]]*)[)\]]?/g;
/** A hyphen between parts that has no space beside it. */
const gluedHyphen = new RegExp(
  `-(?=(?:${[...firstWords].join("|")}|income distribution)\\b)|(?<=\\b(?:fund|option|growth|idcw|dividend|direct|regular)|\\))-`,
  "g",
);

/**
 * Takes the name of a scheme apart, whichever of AMFI's layouts it comes from: "Axis ELSS Fund-Direct Plan-Growth" is
 * the fund "axis elss fund" and the variant "direct plan growth". Words of plan and option count where they end a part
 * of the name or fill one, so that a Dividend Yield Fund, a Monthly Income Plan and a Growth Fund keep their names.
 */
export function splitSchemeName(name: string): SchemeNameParts {
  const formerNames: string[] = [];
  const text = name
    .toLowerCase()
    .replace(/[‐-―−]/g, "-")
    .replace(/[‘’`]/g, "'")
    .replace(/\s+/g, " ")
    .replace(noteInBrackets, " ")
    .replace(formerInBrackets, (_, former: string) => {
      formerNames.push(former.trim());
      return " - ";
    })
    .replace(gluedHyphen, " - ")
    .replace(/ & /g, " and ");
  let fund = "";
  const variant: string[] = [];
  for (const part of partsOf(text)) {
    const start = fund === "" ? Math.max(1, variantStart(part)) : variantStart(part);
    const own = part.words.slice(0, start).join(" ");
    variant.push(...part.words.slice(start));
    if (own === "") continue;
    fund += fund === "" ? own : part.isInBrackets ? ` (${own})` : `${part.separator}${own}`;
  }
  return {
    // "UTI - MNC Fund" is printed as "UTI MNC Fund" as well.
    fund: fund.replace(/^([a-z]+) - /, "$1 "),
    formerName:
      formerNames.length === 0
        ? null
        : formerNames.map((former) => splitSchemeName(former).fund).join("; "),
    variant: variant.join(" "),
  };
}

type Part = { words: string[]; isInBrackets: boolean; separator: " - " | " " };

/** The parts of a name: between hyphens, and in brackets. */
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

/** Where the words of plan and option begin that end a part, or fill one in brackets; its length where none do. */
function variantStart({ words, isInBrackets }: Part): number {
  let start = words.length;
  while (start > 0 && isVariantWord(words, start - 1)) start -= 1;
  if (start === 0) return 0;
  // What is unclaimed is part of the name: "Unclaimed Redemption and Dividend Plan".
  if (isInBrackets || words.some((word) => word.startsWith("unclaimed"))) return words.length;
  while (start < words.length && !isFirstWord(words, start)) start += 1;
  return start;
}

/** A word such as "payout/reinvestment" or "re-investment" is looked at by its pieces. */
const piecesOf = (word: string): string[] =>
  word.split(/[-/,.&+:]/).filter((piece) => piece !== "");

const isVariantWord = (words: readonly string[], at: number): boolean =>
  piecesOf(words[at] ?? "").every(
    (piece) => firstWords.has(piece) || innerWords.has(piece) || isPaired(words, at),
  );

const isFirstWord = (words: readonly string[], at: number): boolean =>
  firstWords.has(piecesOf(words[at] ?? "")[0] ?? "") || isPaired(words, at);

const isPaired = (words: readonly string[], at: number): boolean =>
  pairedWords.some(
    ([one, other]) =>
      (words[at] === one && words[at + 1] === other) ||
      (words[at] === other && words[at - 1] === one),
  );
