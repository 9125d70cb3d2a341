/** Reads each text once: dates, words and descriptions of a statement come again and again. */
export function memoized<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = read(text);
    if (known.size < maxKnown) known.set(text, value);
    return value;
  };
}

const maxKnown = 10_000;
