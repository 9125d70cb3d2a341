import { useSyncExternalStore } from "react";
import { readStored, store } from "../../browser-storage.ts";

const storageKey = "fundbook.shortcuts";

const listeners = new Set<() => void>();

/** @returns whether keys do something on this device, in all of its tabs at once, and how to switch that */
export function useShortcutsSetting(): [isOn: boolean, set: (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, () => readStored(storageKey) !== "off"), setOn];
}

function setOn(isOn: boolean): void {
  store(storageKey, isOn ? null : "off");
  for (const listener of listeners) listener();
}

/** The browser tells of changes in other tabs only. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}
