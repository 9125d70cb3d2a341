import { Autocomplete } from "@base-ui/react/autocomplete";
import { useMemo, useState } from "react";
import { hasAllWords, searchWords } from "../../../../shared/nav/search.ts";
import { Field } from "../../../components/ui/field.tsx";
import suggestions from "../../../components/ui/suggestions.module.css";
import { trpc } from "../../../trpc.ts";

type CategoryFieldProps = {
  text: string;
  error: string | undefined;
  onText: (text: string) => void;
};

type Suggestion = { name: string; label: string };

/** A category: one that the user has, or a new one. */
export function CategoryField({ text, error, onText }: CategoryFieldProps) {
  const { data: categories } = trpc.categories.list.useQuery();
  const [isOpen, setIsOpen] = useState(false);
  const items = useMemo(
    () => suggest(categories?.map(({ name }) => name) ?? [], text),
    [categories, text],
  );
  return (
    <Field label="Category" error={error}>
      {(control) => (
        <Autocomplete.Root
          items={items}
          filter={null}
          value={text}
          itemToStringValue={({ name }) => name}
          onValueChange={onText}
          open={isOpen && items.length > 0}
          onOpenChange={setIsOpen}
          openOnInputClick
        >
          <Autocomplete.Input
            {...control}
            name="category"
            placeholder="For example equity or debt"
            autoCapitalize="none"
            onFocus={() => setIsOpen(error === undefined)}
          />
          <Autocomplete.Portal>
            <Autocomplete.Positioner className={suggestions.positioner} sideOffset={4}>
              <Autocomplete.Popup className={suggestions.popup}>
                <Autocomplete.List className={suggestions.list}>
                  {(item: Suggestion) => (
                    <Autocomplete.Item key={item.name} value={item} className={suggestions.item}>
                      {item.label}
                    </Autocomplete.Item>
                  )}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
      )}
    </Field>
  );
}

/** The categories that fit what was typed, and the typed one itself where it would be new. */
function suggest(categories: readonly string[], text: string): Suggestion[] {
  const typed = text.trim().toLowerCase();
  const isKnown = typed === "" || categories.includes(typed);
  const words = isKnown ? [] : searchWords(typed);
  const fitting = categories
    .filter((name) => hasAllWords(name, words))
    .map((name) => ({ name, label: name }));
  return isKnown ? fitting : [...fitting, { name: typed, label: `Create "${typed}"` }];
}
