import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { schemeSearchWords, searchSchemes } from "../../../shared/schemes/scheme-search.ts";
import type { Scheme } from "../../../shared/schemes/scheme.ts";
import { Combobox } from "../../components/ui/combobox/combobox.tsx";
import { Field } from "../../components/ui/field.tsx";
import { counted } from "../../language/counted.ts";
import { t } from "../../language/text.ts";
import type { SchemeChoice } from "./scheme-list.ts";
import { SchemeOption } from "./scheme-option.tsx";

type SchemeFieldProps = {
  /** For forms that need a scheme of the list, not only a typed name. */
  isPickOnly?: boolean;
  text: string;
  scheme: Scheme | null;
  schemes: readonly SchemeChoice[];
  isPending: boolean;
  error: string | undefined;
  onText: (text: string) => void;
  onPick: (scheme: SchemeChoice) => void;
};

export function SchemeField({
  isPickOnly = false,
  text,
  scheme,
  schemes,
  isPending,
  error,
  onText,
  onPick,
}: SchemeFieldProps) {
  // Comparing a name with 14,000 schemes takes a while: not before the list is opened.
  const [isOpened, setIsOpened] = useState(false);
  const query = useDeferredValue(isOpened ? text : "");
  const words = useMemo(() => schemeSearchWords(query), [query]);
  const found = useMemo(() => searchSchemes(schemes, words), [schemes, words]);
  const hasList = schemes.length > 0;
  const similar = useSimilarSchemes(schemes, words, isOpened && hasList && found.length === 0);
  const matches = found.length === 0 ? similar : found;

  const isUnlisted = !isPickOnly && hasList && scheme === null && text.trim() !== "";
  return (
    <Field
      label={t("Scheme")}
      error={error}
      hint={
        isUnlisted
          ? t("Not in AMFI's list: it has no value until the list includes it")
          : scheme?.code != null && t("AMFI code {code}", { code: scheme.code })
      }
    >
      {(control) => (
        <Combobox
          {...control}
          name="schemeName"
          placeholder={t("Name, fund house, AMFI code or ISIN")}
          enterKeyHint="next"
          value={text}
          onText={onText}
          items={matches}
          keyOf={({ key }) => key}
          onPick={onPick}
          onOpen={() => setIsOpened(true)}
          status={statusText({
            isPickOnly,
            isPending,
            hasList,
            count: found.length,
            similar: similar.length,
          })}
        >
          {(match) => <SchemeOption scheme={match} words={words} />}
        </Combobox>
      )}
    </Field>
  );
}

const noSchemes: readonly SchemeChoice[] = [];

/** Schemes that could be meant if none has all words. The code of this search is loaded when it is first needed. */
function useSimilarSchemes(
  schemes: readonly SchemeChoice[],
  words: readonly string[],
  isWanted: boolean,
): readonly SchemeChoice[] {
  const { data: search } = useQuery({
    queryKey: ["similar-schemes"],
    queryFn: async () =>
      (await import("../../../shared/schemes/similar-schemes.ts")).similarSchemes,
    enabled: isWanted,
    staleTime: Infinity,
  });
  return useMemo(
    () => (isWanted && search !== undefined ? search(schemes, words) : noSchemes),
    [isWanted, search, schemes, words],
  );
}

type ListState = {
  isPickOnly: boolean;
  isPending: boolean;
  hasList: boolean;
  count: number;
  similar: number;
};

function statusText(list: ListState): string {
  if (list.isPending) return t("Loading the scheme list…");
  if (!list.hasList) {
    return list.isPickOnly
      ? t("The scheme list is not available right now.")
      : t("The scheme list is not available right now. You can type the scheme's name.");
  }
  if (list.count === 0 && list.similar > 0) {
    return t("No scheme has all of these words. Did you mean one of these?");
  }
  if (list.count === 0) return t("No scheme has all of these words.");
  return counted(list.count, { one: "{count} scheme", other: "{count} schemes" });
}
