import { useCallback, useSyncExternalStore } from "react";
import { readStored, store } from "../../browser-storage.ts";

/**
 * Edit mode is a catch against slips on this device, not a permission. Each user has an own one, which outlasts
 * signing out. It is kept encoded, as nothing that could be switched on by hand without meaning to.
 */
const keyOf = (userId: string) => `fundbook.preference.${encode(userId)}`;
const onFor = (userId: string) => encode(`edit-mode on ${userId}`);

/** Base64 of the text backwards. */
const encode = (text: string) => btoa([...encodeURIComponent(text)].toReversed().join(""));

const listeners = new Set<() => void>();

/** @returns whether the user's edit mode is on, in all of their tabs at once, and how to switch it */
export function useEditMode(userId: string): [isOn: boolean, set: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, () => readStored(keyOf(userId)) === onFor(userId));
  const set = useCallback(
    (next: boolean) => {
      store(keyOf(userId), next ? onFor(userId) : null);
      for (const listener of listeners) listener();
    },
    [userId],
  );
  return [isOn, set];
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

/** What is said where a change was wanted while edit mode is off. */
export const needsEditMode = {
  edit: "Please enable edit mode in account settings to edit funds.",
  delete: "Please enable edit mode in account settings to delete funds.",
} as const;
