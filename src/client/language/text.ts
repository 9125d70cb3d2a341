import type { Language } from "./choice.ts";
import type { hindi } from "./hindi.ts";

/** A text of the interface, by its English wording. What is not in the catalogue is none. */
export type Text = keyof typeof hindi;

/** The names in braces in a text: what it is completed with. */
export type NamesIn<Wording extends string> =
  Wording extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** A text that needs no values: what a heading or a label is. */
export type PlainText = { [Key in Text]: [NamesIn<Key>] extends [never] ? Key : never }[Text];

/** A value for each of the names, as it is to be read; nothing where there are no names. */
export type ValuesFor<Names extends string> = [Names] extends [never]
  ? []
  : [values: Readonly<Record<Names, string | number>>];

let language: Language = "en";
/** By the English texts. English needs none: its texts are the keys. */
let texts: ReadonlyMap<string, string> = new Map();

export const currentLanguage = (): Language => language;

/** Loads a language's texts; whatever is drawn from then on is in that language. */
export async function setLanguage(wanted: Language): Promise<void> {
  texts = wanted === "hi" ? await hindiTexts() : new Map();
  language = wanted;
}

const hindiTexts = async () => new Map(Object.entries((await import("./hindi.ts")).hindi));

/** A text in the page's language. Not for the top of a module, which is read before the language is known. */
export function t<Wording extends Text>(
  text: Wording,
  ...values: ValuesFor<NamesIn<Wording>>
): string;
export function t(text: Text, values?: Values): string {
  return complete(text, values);
}

type Values = Readonly<Record<string, string | number>>;

/** `t` for callers that have checked by themselves that the values are those of the text. */
export const complete = (text: Text, values: Values = {}): string =>
  (texts.get(text) ?? text.replace(/\|.*/, "")).replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name]),
  );

/** A sentence that came as data, from a contract or the server; as it is where the catalogue does not have it. */
export const translate = (sentence: string): string => texts.get(sentence) ?? sentence;
