import { formatNumber } from "../../shared/number-format.ts";
import { complete, currentLanguage, type NamesIn, type Text, type ValuesFor } from "./text.ts";

/** How a text reads of one thing and of several; each language has an own rule for which numbers are which. */
type Forms<One extends Text, Other extends Text> = { one: One; other: Other };

/** A text about a number of things. `{count}` in it is the number, grouped. */
export function counted<One extends Text, Other extends Text>(
  count: number,
  forms: Forms<One, Other>,
  ...values: ValuesFor<Exclude<NamesIn<One | Other>, "count">>
): string;
export function counted(
  count: number,
  { one, other }: Forms<Text, Text>,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const isOne = count === 1 || (count === 0 && currentLanguage() === "hi");
  return complete(isOne ? one : other, { ...values, count: formatNumber(count) });
}
