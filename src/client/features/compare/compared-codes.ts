import { maxCompared } from "../../../shared/compare/compared.ts";
import { readSchemeCode } from "../../../shared/schemes/scheme-code.ts";
import type { CompareSearch } from "./compare-search.ts";

const textsIn = ({ codes = "" }: CompareSearch): string[] =>
  codes.split(/[\s,]+/).filter((text) => text !== "");

const codesIn = (search: CompareSearch): string[] => [
  ...new Set(textsIn(search).flatMap((text) => readSchemeCode(text) ?? [])),
];

export const comparedCodes = (search: CompareSearch): string[] =>
  codesIn(search).slice(0, maxCompared);

export const hasTooManyCodes = (search: CompareSearch): boolean =>
  codesIn(search).length > maxCompared;

const longestNamed = 20;

/** Text that is no scheme's code, shortened for a sentence. */
export const unreadableCodes = (search: CompareSearch): string[] => {
  const texts = textsIn(search).filter((text) => readSchemeCode(text) === null);
  const shortened = texts.map((text) =>
    text.length > longestNamed ? `${text.slice(0, longestNamed)}…` : text,
  );
  return [...new Set(shortened)].slice(0, maxCompared);
};
