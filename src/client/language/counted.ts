import { formatNumber } from "../../shared/number-format.ts";
import type { Text } from "./catalogue.ts";
import { inPluralForm, type PlaceholderNames, type ValuesFor } from "./text.ts";

/** English has two forms; a catalogue may have more, see `LanguageRules`. */
type PluralForms<One extends Text, Other extends Text> = { one: One; other: Other };

export function counted<One extends Text, Other extends Text>(
  count: number,
  forms: PluralForms<One, Other>,
  ...values: ValuesFor<Exclude<PlaceholderNames<One | Other>, "count">>
): string;
export function counted(
  count: number,
  forms: PluralForms<Text, Text>,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return inPluralForm(count, forms, { ...values, count: formatNumber(count) });
}
