import { maxCompared } from "../../../shared/compare/compared.ts";
import { readSchemeCode } from "../../../shared/schemes/scheme-code.ts";

/** The codes of the compared schemes, separated by commas. */
export type CompareSearch = { codes?: string };

const maxLength = 200;

export function readCompareSearch({ codes }: Record<string, unknown>): CompareSearch {
  // A single code is a number to the router, or is quoted so that it stays a text.
  const given = typeof codes === "number" ? String(codes) : codes;
  if (typeof given !== "string" || given.length > maxLength) return {};
  const plain = given.replaceAll('"', "");
  return plain === "" ? {} : { codes: plain };
}

export const compareSearch = (codes: readonly string[]): CompareSearch =>
  codes.length === 0 ? {} : { codes: codes.join(",") };

export type AskedSchemes = {
  codes: string[];
  /** What is no scheme's code. */
  unreadable: string[];
  isTooMany: boolean;
};

export function askedSchemes({ codes = "" }: CompareSearch): AskedSchemes {
  const texts = codes.split(/[\s,]+/).filter((text) => text !== "");
  const read = [...new Set(texts.flatMap((text) => readSchemeCode(text) ?? []))];
  return {
    codes: read.slice(0, maxCompared),
    unreadable: texts.filter((text) => readSchemeCode(text) === null),
    isTooMany: read.length > maxCompared,
  };
}
