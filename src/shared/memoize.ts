const maxKnown = 50_000;

/** Caches results by text: the dates, words and names of a list or statement repeat many times. */
export function memoize<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = read(text);
    if (known.size < maxKnown) known.set(text, value);
    return value;
  };
}
