import { useMemo } from "react";
import { trpc } from "../../../api/trpc.ts";
import { hasAllWords, searchWords } from "../../../../shared/schemes/search.ts";
import { Combobox } from "../../../components/ui/combobox/combobox.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { categoryFromText, categoryText } from "../../../language/category-names.ts";
import { t } from "../../../language/text.ts";

type CategoryFieldProps = {
  text: string;
  offered: string;
  error: string | undefined;
  onText: (text: string) => void;
};

export function CategoryField({ text, offered, error, onText }: CategoryFieldProps) {
  const { data: categories } = trpc.categories.list.useQuery(undefined, {
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
  });
  const suggestions = useMemo(() => {
    const own = categories?.map(({ name }) => name) ?? [];
    const all = offered === "" || own.includes(offered) ? own : [offered, ...own];
    return suggest(all, text);
  }, [categories, offered, text]);
  return (
    <Field label={t("Category")} error={error}>
      {(control) => (
        <Combobox
          {...control}
          name="category"
          placeholder={t("For example equity or debt")}
          autoCapitalize="none"
          value={shownText(text)}
          onText={(typed) => onText(categoryFromText(typed))}
          items={suggestions}
          keyOf={({ name }) => name}
          onPick={({ name }) => onText(name)}
        >
          {({ label }) => label}
        </Combobox>
      )}
    </Field>
  );
}

/** Keeps the user's capitals where only these differ from the name. */
function shownText(text: string): string {
  const name = categoryText(text);
  return name.toLowerCase() === text.toLowerCase() ? text : name;
}

type Suggestion = { name: string; label: string };

function suggest(categories: readonly string[], text: string): Suggestion[] {
  const typed = text.trim().toLowerCase();
  const isKnown = typed === "" || categories.includes(typed);
  const words = isKnown ? [] : searchWords(typed);
  const fitting = categories
    .map((name) => ({ name, label: categoryText(name) }))
    .filter(({ name, label }) => hasAllWords(`${name} ${label.toLowerCase()}`, words));
  if (isKnown) return fitting;
  const create = t('Create "{category}"', { category: categoryText(typed) });
  return [...fitting, { name: typed, label: create }];
}
