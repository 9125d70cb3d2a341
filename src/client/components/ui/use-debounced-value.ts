import { useEffect, useState } from "react";

/** A value once it has not changed for that many milliseconds. */
export function useDebouncedValue<Value>(value: Value, quiet: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quiet);
    return () => clearTimeout(timer);
  }, [value, quiet]);
  return settled;
}
