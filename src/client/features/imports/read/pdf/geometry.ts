/** A transformation in PDF's order [a, b, c, d, e, f]: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number];
export type Point = readonly [number, number];
export type Box = { left: number; bottom: number; right: number; top: number };

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that applies `inner` first, then `outer`. */
export const combined = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

export const moved = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** The numbers of a list from pdf.js; what is not a number becomes 0. */
export const numbersIn = (values: unknown): number[] =>
  Array.isArray(values) || ArrayBuffer.isView(values)
    ? Array.from(values as ArrayLike<unknown>, (value) => (typeof value === "number" ? value : 0))
    : [];

export function matrixOf(values: unknown): Matrix {
  if (values instanceof Float32Array || values instanceof Float64Array) {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = values;
    return [a, b, c, d, e, f];
  }
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersIn(values);
  return [a, b, c, d, e, f];
}

export const everywhere: Box = {
  left: -Infinity,
  bottom: -Infinity,
  right: Infinity,
  top: Infinity,
};

export function boxAround(points: readonly Point[]): Box {
  const box = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.bottom = Math.min(box.bottom, y);
    box.top = Math.max(box.top, y);
  }
  return box;
}

export const sharedBox = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  bottom: Math.max(one.bottom, other.bottom),
  right: Math.min(one.right, other.right),
  top: Math.min(one.top, other.top),
});

export const isInBox = ([x, y]: Point, { left, bottom, right, top }: Box): boolean =>
  x >= left && x <= right && y >= bottom && y <= top;

/** Whether a point is within outlines, by the nonzero winding rule. */
export function isWithin([x, y]: Point, outlines: readonly (readonly Point[])[]): boolean {
  let winding = 0;
  for (const outline of outlines) {
    let before = outline.at(-1);
    for (const point of outline) {
      if (before !== undefined && before[1] <= y !== point[1] <= y) {
        const at = before[0] + ((y - before[1]) / (point[1] - before[1])) * (point[0] - before[0]);
        if (at > x) winding += point[1] > before[1] ? 1 : -1;
      }
      before = point;
    }
  }
  return winding !== 0;
}
