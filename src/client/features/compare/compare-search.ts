import { maxCompared } from "../../../shared/compare/compared.ts";
import { readSchemeCode } from "../../../shared/schemes/scheme-code.ts";

/** The codes of the compared schemes, separated by commas. */
export type CompareSearch = { codes?: string };

export function readCompareSearch({ codes }: Record<string, unknown>): CompareSearch {
  // A single code is a number to the router, or is quoted so that it stays a text; several parameters are an array.
  const isReadable = ["string", "number"].includes(typeof codes) || Array.isArray(codes);
  const plain = isReadable ? String(codes).replaceAll('"', "") : "";
  return plain === "" ? {} : { codes: plain };
}

export const compareSearch = (codes: readonly string[]): CompareSearch =>
  codes.length === 0 ? {} : { codes: codes.join(",") };

export const textsIn = ({ codes = "" }: CompareSearch): string[] =>
  codes.split(/[\s,]+/).filter((text) => text !== "");

export const codesIn = (search: CompareSearch): string[] => [
  ...new Set(textsIn(search).flatMap((text) => readSchemeCode(text) ?? [])),
];

/** At most as many as can be compared. */
export const comparedCodes = (search: CompareSearch): string[] =>
  codesIn(search).slice(0, maxCompared);
