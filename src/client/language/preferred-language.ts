import { languages, sourceLanguage } from "./catalogue.ts";

/**
 * The chosen language, else the first of the browser's that the interface has, else English.
 * @param chosen the stored code; an unknown one counts as none
 * @param preferred the browser's languages as BCP 47 tags, most preferred first
 */
export const preferredLanguage = (chosen: string | null, preferred: readonly string[]): string =>
  [chosen, ...preferred.map(codeOf)].find(isLanguage) ?? sourceLanguage;

export const isLanguage = (code: string | null | undefined): code is string =>
  code != null && languages.has(code);

const codeOf = (tag: string) => tag.split("-")[0]?.toLowerCase();
