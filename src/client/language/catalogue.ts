import type { texts } from "./catalogues/hi.ts";
import type { LanguageRules } from "./language-rules.ts";

/** A text of the interface by its English wording, which is its key. Every other catalogue has the keys of the Hindi one. */
export type Text = keyof typeof texts;

/** The default export of each file in `catalogues`, whose name is the language's code. */
export type Catalogue = LanguageRules & { texts: Readonly<Record<Text, string>> };

// The query makes the names modules of their own, so that they do not bring the texts along.
const names = import.meta.glob<string>("./catalogues/*.ts", {
  query: "?name",
  import: "name",
  eager: true,
});
const catalogues = import.meta.glob<Catalogue>(["./catalogues/*.ts", "!./catalogues/en.ts"], {
  import: "default",
});

export const languages: ReadonlyMap<string, string> = new Map(
  Object.entries(names).map(([path, name]) => [codeOf(path), name]),
);

export async function loadCatalogue(code: string): Promise<Catalogue> {
  const load = catalogues[`./catalogues/${code}.ts`];
  if (load === undefined) throw new Error(`There is no catalogue for ${code}`);
  return load();
}

function codeOf(path: string): string {
  return path.replace(/^.*\/(\w+)\.ts.*$/, "$1");
}
