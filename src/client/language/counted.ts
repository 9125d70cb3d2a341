import { formatNumber } from "../../shared/number-format.ts";
import type { Text } from "./catalogue.ts";
import { interpolate, languageRules, type PlaceholderNames, type ValuesFor } from "./text.ts";

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
  const form = languageRules().pluralForm(count);
  return interpolate(forms[form], { ...values, count: formatNumber(count) });
}
