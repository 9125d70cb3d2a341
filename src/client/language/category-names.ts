import { categoryTitle } from "../../shared/schemes/scheme-title.ts";
import { suggestedCategories } from "../../shared/schemes/suggested-categories.ts";
import { t, type PlainText } from "./text.ts";

/** The offered ones, and the category of an import that has no suggestion. */
const builtInCategories = [...suggestedCategories, "other"] as const;

const names: Record<(typeof builtInCategories)[number], PlainText> = {
  equity: "equity",
  elss: "ELSS",
  debt: "debt",
  liquid: "liquid",
  hybrid: "hybrid",
  gold: "gold",
  silver: "silver",
  international: "international",
  other: "other|category",
};

/** A stored category as its name is shown: a built-in one in the page's language, the user's own as it was typed. */
export function categoryName(category: string): string {
  const text = categoryText(category);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The category's text in a field, to be edited. */
export function categoryText(category: string): string {
  const builtIn = builtInCategories.find((known) => known === category);
  return builtIn === undefined ? categoryTitle(category) : t(names[builtIn]);
}

/** @returns the built-in category whose translated name was typed, else the text itself */
export function categoryFromText(text: string): string {
  const typed = text.toLowerCase();
  const isNamedSo = (known: (typeof builtInCategories)[number]) =>
    known !== typed && t(names[known]).toLowerCase() === typed;
  return builtInCategories.find(isNamedSo) ?? text;
}
