import { maxCompared } from "../../../shared/compare/compared.ts";
import { readSchemeCode } from "../../../shared/schemes/scheme-code.ts";
import { codesIn, textsIn, type CompareSearch } from "./compare-search.ts";

export const hasTooManyCodes = (search: CompareSearch): boolean =>
  codesIn(search).length > maxCompared;

const longestNamed = 20;

/** What is no scheme's code, as much of it as a sentence can name. */
export const unreadableCodes = (search: CompareSearch): string[] => {
  const texts = textsIn(search).filter((text) => readSchemeCode(text) === null);
  const shortened = texts.map((text) =>
    text.length > longestNamed ? `${text.slice(0, longestNamed)}…` : text,
  );
  return [...new Set(shortened)].slice(0, maxCompared);
};
