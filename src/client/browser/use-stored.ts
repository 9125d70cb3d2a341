import { useCallback, useSyncExternalStore } from "react";
import { readStored, writeStored } from "./storage.ts";

const listeners = new Set<() => void>();

export function useStored(
  key: string,
): [value: string | null, set: (value: string | null) => void] {
  const value = useSyncExternalStore(subscribe, () => readStored(key));
  const set = useCallback(
    (next: string | null) => {
      writeStored(key, next);
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [value, set];
}

/** The `storage` event reports changes in other tabs only. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}
