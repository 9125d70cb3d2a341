import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "../browser/storage.ts";
import { languageFor, languageIn, type Language, type LanguageChoice } from "./choice.ts";
import { setLanguage, currentLanguage } from "./text.ts";

const storageKey = "fundbook.language";

export const chosenLanguage = (): LanguageChoice => languageIn(readStored(storageKey)) ?? "browser";

let choosing = Promise.resolve();

/**
 * One choice after the other, so that the last one counts.
 * @throws where the language's texts cannot be loaded: then everything stays as it was
 */
export function chooseLanguage(choice: LanguageChoice): Promise<void> {
  const result = choosing.then(() => change(choice));
  choosing = result.catch(() => undefined);
  return result;
}

async function change(choice: LanguageChoice): Promise<void> {
  const chosen = choice === "browser" ? null : choice;
  await speakAs(chosen);
  writeStored(storageKey, chosen);
  for (const listener of listeners) listener();
}

/** Before the first text is shown. Where the language's texts cannot be loaded the page speaks English. */
export const loadLanguage = (): Promise<void> =>
  speakAs(readStored(storageKey)).catch(() => undefined);

async function speakAs(chosen: string | null): Promise<void> {
  const language = languageFor(chosen, navigator.languages);
  await setLanguage(language);
  document.documentElement.lang = `${language}-IN`;
}

const listeners = new Set<() => void>();

/** The language that the page speaks. Who uses it is drawn anew when another one is chosen. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
