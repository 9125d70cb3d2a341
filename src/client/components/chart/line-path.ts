export type PathPoint = readonly [x: number, y: number];

/**
 * The path of a line in SVG. Of the points in one pixel's width, the first, lowest, highest and last are kept: years of
 * days would make a page that paints slowly, and look the same.
 */
export const linePath = (points: readonly PathPoint[]): string =>
  byColumn(points)
    .flatMap(outline)
    .map(([x, y], index) => `${index === 0 ? "M" : "L"}${tenth(x)} ${tenth(y)}`)
    .join("");

const tenth = (length: number): string => String(Math.trunc(length * 10) / 10);

function byColumn(points: readonly PathPoint[]): PathPoint[][] {
  const columns: PathPoint[][] = [];
  for (const point of points) {
    const column = columns.at(-1);
    const isSame = column?.[0] !== undefined && Math.floor(column[0][0]) === Math.floor(point[0]);
    if (isSame) column?.push(point);
    else columns.push([point]);
  }
  return columns;
}

function outline(column: readonly PathPoint[]): readonly PathPoint[] {
  const heights = column.map(([, y]) => y);
  const ends = [heights.indexOf(Math.min(...heights)), heights.indexOf(Math.max(...heights))];
  const kept = new Set([0, ...ends, column.length - 1]);
  return column.filter((_, index) => kept.has(index));
}
