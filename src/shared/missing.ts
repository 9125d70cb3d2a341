/**
 * For what is always there, such as an item at an index inside its array: `days[0] ?? missing()`. Unlike a function that
 * takes the array, it costs nothing in a loop.
 * @throws RangeError
 */
export function missing(): never {
  throw new RangeError("an item that is always there is missing");
}
