import type { SchemeFigures } from "../../../shared/compare/comparison.ts";
import type { SeriesTone } from "../../components/chart/chart-lines.ts";
import { shortTitles, type ComparedScheme } from "./compared-schemes.ts";

export type NamedScheme = SchemeFigures & { name: string; tone: SeriesTone };

/** The figures with name and colour; null while one of them was just removed. */
export function namedSchemes(
  figures: readonly SchemeFigures[],
  compared: readonly ComparedScheme[],
): NamedScheme[] | null {
  const found = figures.flatMap(
    ({ code }) => compared.find((scheme) => scheme.code === code) ?? [],
  );
  if (found.length < figures.length) return null;
  const names = shortTitles(found);
  return figures.map((own, index) => ({
    ...own,
    name: names[index] ?? own.code,
    tone: found[index]?.tone ?? "series1",
  }));
}
