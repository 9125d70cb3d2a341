import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { searchWords } from "../../../../shared/nav/search.ts";
import { formatNumber } from "../../../../shared/number-format.ts";
import { Field } from "../../../components/ui/field.tsx";
import { SuggestInput } from "../../../components/ui/suggest-input.tsx";
import { schemeListQuery, searchSchemes, type ListedScheme } from "../../nav/scheme-list.ts";
import { SchemeOption } from "./scheme-option.tsx";

type SchemeFieldProps = {
  text: string;
  /** The scheme that the text means, null where the list has none. */
  scheme: ListedScheme | null;
  error: string | undefined;
  onText: (text: string) => void;
  onPick: (scheme: ListedScheme) => void;
};

/** A scheme's name, typed freely or picked from the list. */
export function SchemeField({ text, scheme, error, onText, onPick }: SchemeFieldProps) {
  const { data: list, isPending } = useQuery(schemeListQuery);
  const query = useDeferredValue(text);
  const words = useMemo(() => searchWords(query), [query]);
  const matches = useMemo(() => searchSchemes(list?.schemes ?? [], words), [list, words]);

  const hasList = list !== undefined && list.schemes.length > 0;
  const isUnlisted = hasList && scheme === null && text.trim() !== "";
  return (
    <Field
      label="Scheme"
      error={error}
      hint={
        isUnlisted
          ? "Not in AMFI's list: its value stays open until a list has it"
          : scheme?.code != null && `AMFI code ${scheme.code}`
      }
    >
      {(control) => (
        <SuggestInput
          {...control}
          name="schemeName"
          placeholder="Search by any words of the name"
          enterKeyHint="next"
          value={text}
          onText={onText}
          items={matches}
          keyOf={({ key }) => key}
          onPick={onPick}
          status={statusText({ isPending, hasList, count: matches.length })}
        >
          {(match) => <SchemeOption scheme={match} words={words} />}
        </SuggestInput>
      )}
    </Field>
  );
}

function statusText(list: { isPending: boolean; hasList: boolean; count: number }): string {
  if (list.isPending) return "Loading the scheme list…";
  if (!list.hasList) {
    return "The scheme list is not available right now. You can type the scheme's name.";
  }
  if (list.count === 0) return "No scheme has all of these words in its name.";
  return list.count === 1 ? "1 scheme" : `${formatNumber(list.count)} schemes`;
}
