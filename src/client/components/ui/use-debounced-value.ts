import { useEffect, useState } from "react";

/** The value once it has not changed for `delay` milliseconds. */
export function useDebouncedValue<Value>(value: Value, quiet: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quiet);
    return () => clearTimeout(timer);
  }, [value, quiet]);
  return settled;
}
