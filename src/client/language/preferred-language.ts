/** English is built in: its texts are the keys. */
export const sourceLanguage = "en";

/**
 * The chosen language, else the first of the browser's that the interface has, else English.
 * @param chosen the stored code; an unknown one counts as none
 * @param preferred the browser's languages as BCP 47 tags, most preferred first
 * @param known has the codes of the interface's languages
 */
export function preferredLanguage(
  chosen: string | null,
  preferred: readonly string[],
  known: Pick<ReadonlyMap<string, unknown>, "has">,
): string {
  const codes = [chosen ?? "", ...preferred.map(languageOf)];
  return codes.find((code) => known.has(code)) ?? sourceLanguage;
}

const languageOf = (tag: string) => tag.replace(/-.*/, "").toLowerCase();
