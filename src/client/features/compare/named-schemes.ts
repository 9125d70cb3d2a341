import type { Comparison, SchemeFigures } from "../../../shared/compare/comparison.ts";
import type { NavPoints } from "../../../shared/history/schema.ts";
import { missing } from "../../../shared/missing.ts";
import type { SeriesTone } from "../../components/chart/chart-lines.ts";

export type NamedNavs = { code: string; navs: NavPoints; title: string; tone: SeriesTone };

export type NamedScheme = SchemeFigures & { name: string; tone: SeriesTone };

/** A comparison whose schemes have names and colours. */
export type NamedComparison = Omit<Comparison, "schemes"> & { schemes: NamedScheme[] };

export function nameSchemes(
  { schemes, ...comparison }: Comparison,
  compared: readonly NamedNavs[],
): NamedComparison {
  const names = shortTitles(compared.map(({ title }) => title));
  return {
    ...comparison,
    schemes: schemes.map((figures, index) => ({
      ...figures,
      name: names[index] ?? missing(),
      tone: compared[index]?.tone ?? missing(),
    })),
  };
}

/** The fewest leading parts of the titles (fund, plan, option) that tell all of them apart. */
export function shortTitles(titles: readonly string[]): string[] {
  const firstParts = (title: string, count: number) =>
    title.split(" - ").slice(0, count).join(" - ");
  return titles.map((title) => {
    const isAlone = (count: number): boolean =>
      titles.filter((other) => firstParts(other, count) === firstParts(title, count)).length === 1;
    const count = [1, 2].find(isAlone);
    return count === undefined ? title : firstParts(title, count);
  });
}
