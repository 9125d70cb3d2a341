import { missing } from "../../../shared/missing.ts";

export type PathPoint = readonly [x: number, y: number];

/**
 * The path of a line in SVG. Of the points in one pixel's width, the first, lowest, highest and last are kept: years of
 * days would make a page that paints slowly, and look the same.
 */
export function linePath(points: readonly PathPoint[]): string {
  let path = "";
  for (let from = 0; from < points.length;) {
    const column = columnEnd(points, from);
    for (const index of keptOf(points, from, column)) {
      const [x, y] = points[index] ?? missing();
      path += `${path === "" ? "M" : "L"}${tenth(x)} ${tenth(y)}`;
    }
    from = column;
  }
  return path;
}

const tenth = (length: number): string => String(Math.trunc(length * 10) / 10);

/** The index after the last point that lies in the same pixel's width. */
function columnEnd(points: readonly PathPoint[], from: number): number {
  const column = Math.floor(points[from]?.[0] ?? missing());
  let end = from + 1;
  while (end < points.length && Math.floor(points[end]?.[0] ?? missing()) === column) end += 1;
  return end;
}

function keptOf(points: readonly PathPoint[], from: number, end: number): number[] {
  let [least, most] = [from, from];
  for (let index = from + 1; index < end; index += 1) {
    const y = points[index]?.[1] ?? missing();
    if (y < (points[least]?.[1] ?? missing())) least = index;
    if (y > (points[most]?.[1] ?? missing())) most = index;
  }
  const inOrder = [from, Math.min(least, most), Math.max(least, most), end - 1];
  return inOrder.filter((index, place) => index !== inOrder[place - 1]);
}
