/**
 * Finds by binary search how many leading indexes meet a condition.
 * @param isBefore true for the first indexes, false for all after them
 */
export function partitionPoint(length: number, isBefore: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
