import { useSyncExternalStore } from "react";
import { languageKey, readStored, writeStored } from "../browser/storage.ts";
import { languages } from "./catalogue.ts";
import { preferredLanguage } from "./preferred-language.ts";
import { currentLanguage, setLanguage } from "./text.ts";

let queue = Promise.resolve();

/**
 * Changes are queued, so that the last one wins.
 * @param code null to follow the browser
 * @throws when the catalogue cannot be loaded; then nothing changes
 */
export function changeLanguage(code: string | null): Promise<void> {
  const result = queue.then(() => change(code));
  queue = result.catch(() => undefined);
  return result;
}

async function change(code: string | null): Promise<void> {
  await apply(code);
  writeStored(languageKey, code);
  for (const listener of listeners) listener();
}

/** To be awaited before the first render. Falls back to English when the catalogue cannot be loaded. */
export const loadLanguage = (): Promise<void> =>
  apply(readStored(languageKey)).catch(() => undefined);

async function apply(code: string | null): Promise<void> {
  const language = preferredLanguage(code, navigator.languages, languages);
  await setLanguage(language);
  document.documentElement.lang = `${language}-IN`;
}

const listeners = new Set<() => void>();

export const useLanguage = (): string => useSyncExternalStore(subscribe, currentLanguage);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
