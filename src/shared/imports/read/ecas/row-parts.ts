import type { Line } from "../cas/text-page.ts";
import { noTexts, type RowTexts } from "./printed-row.ts";

/** A line above or below a row's figures, with what stands in its columns of texts. */
export type Part = { line: Line; texts: RowTexts };

/** Points between two lines of one row. */
const maxPartDistance = 15;
/** Points by which gaps must differ to tell a row's end. */
const clearly = 0.5;

/** Which part is the first of the next row: the one with an ISIN where that row's figures have none, else after the widest gap. */
export function splitOf(row: Part | null, parts: readonly Part[], next: Part | null): number {
  if (next === null) return parts.length;
  if (row === null) return 0;
  if (next.texts.isin.length === 0) {
    const named = parts.findIndex(({ texts }) => /^IN[A-Z0-9]{10}$/.test(texts.isin[0] ?? ""));
    if (named !== -1) return named;
  }
  const heights = [row.line.y, ...parts.map(({ line }) => line.y), next.line.y];
  let [widest, at] = [Number.NEGATIVE_INFINITY, parts.length];
  for (let index = 0; index <= parts.length; index += 1) {
    const gap = (heights[index] ?? 0) - (heights[index + 1] ?? 0);
    if (gap >= widest - clearly) {
      at = index;
      widest = Math.max(gap, widest);
    }
  }
  return at;
}

export function nearParts(row: Part | null, parts: readonly Part[]): Part[] {
  const near: Part[] = [];
  let last = row?.line;
  for (const part of parts) {
    if (last === undefined || part.line.page !== last.page) break;
    if (Math.abs(part.line.y - last.y) > maxPartDistance) break;
    near.push(part);
    last = part.line;
  }
  return near;
}

export function addTexts(row: Part | null, parts: readonly Part[], side: "above" | "below"): void {
  if (row === null || parts.length === 0) return;
  const joined = noTexts();
  const own = { texts: row.texts };
  for (const { texts } of side === "above" ? [...parts, own] : [own, ...parts]) {
    for (const column of ["isin", "name", "folio", "broker"] as const)
      joined[column].push(...texts[column]);
  }
  row.texts = joined;
}
