import { maxCompared } from "../../../shared/compare/compared.ts";
import { readSchemeCode } from "../../../shared/schemes/scheme-code.ts";

/** The codes of the compared schemes, separated by commas. */
export type CompareSearch = { codes?: string };

const maxLength = 200;

export function readCompareSearch({ codes }: Record<string, unknown>): CompareSearch {
  // A single code is a number to the router, or is quoted so that it stays a text.
  const plain = String(codes ?? "").replaceAll('"', "");
  return plain === "" || plain.length > maxLength ? {} : { codes: plain };
}

export const compareSearch = (codes: readonly string[]): CompareSearch =>
  codes.length === 0 ? {} : { codes: codes.join(",") };

const textsIn = ({ codes = "" }: CompareSearch): string[] =>
  codes.split(/[\s,]+/).filter((text) => text !== "");

const codesIn = (search: CompareSearch): string[] => [
  ...new Set(textsIn(search).flatMap((text) => readSchemeCode(text) ?? [])),
];

/** At most as many as can be compared. */
export const comparedCodes = (search: CompareSearch): string[] =>
  codesIn(search).slice(0, maxCompared);

export const hasTooManyCodes = (search: CompareSearch): boolean =>
  codesIn(search).length > maxCompared;

/** What is no scheme's code. */
export const unreadableCodes = (search: CompareSearch): string[] =>
  textsIn(search).filter((text) => readSchemeCode(text) === null);
