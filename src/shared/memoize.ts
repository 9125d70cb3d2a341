const maxKnown = 50_000;

/** Reads each text once: a list's or a statement's dates, words and names come again and again. */
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
