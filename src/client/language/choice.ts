const languages = ["en", "hi"] as const;
export type Language = (typeof languages)[number];

/** What somebody chooses: a language, or whatever their browser is set to. */
export type LanguageChoice = Language | "browser";

/**
 * The language of the interface: the chosen one, else the first of the browser's that there is, else English.
 * @param chosen what the browser has kept; anything that is no language counts as none
 * @param preferred the browser's languages as BCP 47 tags, the dearest first
 */
export const languageFor = (chosen: string | null, preferred: readonly string[]): Language =>
  languageIn(chosen) ?? preferred.map(languageOf).find((known) => known !== undefined) ?? "en";

export const languageIn = (text: string | null | undefined): Language | undefined =>
  languages.find((language) => language === text);

/** `hi-IN` is Hindi. */
const languageOf = (tag: string) => languageIn(tag.split("-")[0]?.toLowerCase());
