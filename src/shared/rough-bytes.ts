/** In UTF-8, of each letter of a text that is not plain: those of Indian scripts have three. */
const bytesPerLetter = 3;
/** Of a longer list so many are looked at, and the others counted as they are. */
const sampled = 8;

/**
 * About how long a value is as JSON, in bytes of UTF-8, without writing it: a long list counts as its length times the mean of a
 * few of its values, from its beginning to its end.
 */
export function roughBytes(value: unknown): number {
  if (typeof value === "string") return 2 + value.length * (isPlain(value) ? 1 : bytesPerLetter);
  if (typeof value !== "object" || value === null) return 6;
  if (Array.isArray(value)) return 2 + bytesOfAll(value, (each: unknown) => roughBytes(each) + 1);
  return (
    2 + bytesOfAll(Object.entries(value), ([name, each]) => name.length + 4 + roughBytes(each))
  );
}

const isPlain = (text: string): boolean => /^[ -~]*$/.test(text);

function bytesOfAll<Value>(values: readonly Value[], bytesOf: (value: Value) => number): number {
  const step = Math.max(1, values.length / sampled);
  let [looked, bytes] = [0, 0];
  for (let place = 0; place < values.length; place += step) {
    const value = values[Math.floor(place)];
    if (value === undefined) continue;
    looked += 1;
    bytes += bytesOf(value);
  }
  return looked === 0 ? 0 : (bytes * values.length) / looked;
}
