import { loadCatalogue, type Text } from "./catalogue.ts";
import type { LanguageRules } from "./language-rules.ts";
import { sourceLanguage } from "./preferred-language.ts";
import english from "./catalogues/en.ts";

/** The names in braces in a text: it is completed with their values. */
export type PlaceholderNames<Wording extends string> =
  Wording extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceholderNames<Rest> : never;

/** A text without values. */
export type PlainText = {
  [Key in Text]: [PlaceholderNames<Key>] extends [never] ? Key : never;
}[Text];

export type ValuesFor<Names extends string> = [Names] extends [never]
  ? []
  : [values: Readonly<Record<Names, string | number>>];

let language = sourceLanguage;
let rules: LanguageRules = english;
let texts: ReadonlyMap<string, string> = new Map();

export const currentLanguage = (): string => language;
export const languageRules = (): LanguageRules => rules;

export async function setLanguage(code: string): Promise<void> {
  if (code === sourceLanguage) setCatalogue(code, english, {});
  else {
    const catalogue = await loadCatalogue(code);
    setCatalogue(code, catalogue, catalogue.texts);
  }
}

export function setCatalogue(
  code: string,
  chosenRules: LanguageRules,
  translations: Readonly<Record<string, string>>,
): void {
  texts = new Map(Object.entries(translations));
  rules = chosenRules;
  language = code;
}

/** A text in the page's language. Not for module scope, which runs before the language is known. */
export function t<Wording extends Text>(
  text: Wording,
  ...values: ValuesFor<PlaceholderNames<Wording>>
): string;
export function t(text: Text, values?: Values): string {
  return interpolate(text, values);
}

type Values = Readonly<Record<string, string | number>>;

/** `t` without the check of its values. What follows a bar in an English text is a comment for translators. */
const interpolate = (text: Text, values: Values = {}): string =>
  complete(texts.get(text) ?? text.replace(/\|.*/, ""), values);

export function inPluralForm(
  count: number,
  forms: { one: Text; other: Text },
  values: Values,
): string {
  const form = rules.pluralForm(count);
  if (form === "one" || form === "other") return interpolate(forms[form], values);
  const text = rules.furtherForms?.[forms.other]?.[form];
  return text === undefined ? interpolate(forms.other, values) : complete(text, values);
}

const complete = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** Translates a sentence that came as data; one that is not in the catalogue stays as it is. */
export const translate = (sentence: string, values: Values = {}): string =>
  fill(texts.get(sentence) ?? sentence, values);

/** A name without a value stays as it is: the sentence may be somebody's own. */
const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
