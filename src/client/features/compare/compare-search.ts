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
