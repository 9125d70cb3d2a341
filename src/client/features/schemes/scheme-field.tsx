import { useDeferredValue, useMemo, useState } from "react";
import { schemeSearchWords, searchSchemes } from "../../../shared/schemes/scheme-search.ts";
import type { Scheme } from "../../../shared/schemes/scheme.ts";
import { Combobox } from "../../components/ui/combobox.tsx";
import { Field } from "../../components/ui/field.tsx";
import { counted } from "../../language/counted.ts";
import { t } from "../../language/text.ts";
import type { SchemeChoice } from "./scheme-list.ts";
import { SchemeOption } from "./scheme-option.tsx";

type SchemeFieldProps = {
  text: string;
  scheme: Scheme | null;
  schemes: readonly SchemeChoice[];
  isPending: boolean;
  error: string | undefined;
  onText: (text: string) => void;
  onPick: (scheme: SchemeChoice) => void;
};

export function SchemeField({
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
  const matches = useMemo(() => searchSchemes(schemes, words), [schemes, words]);

  const hasList = schemes.length > 0;
  const isUnlisted = hasList && scheme === null && text.trim() !== "";
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
          status={statusText({ isPending, hasList, count: matches.length })}
        >
          {(match) => <SchemeOption scheme={match} words={words} />}
        </Combobox>
      )}
    </Field>
  );
}

function statusText(list: { isPending: boolean; hasList: boolean; count: number }): string {
  if (list.isPending) return t("Loading the scheme list…");
  if (!list.hasList) {
    return t("The scheme list is not available right now. You can type the scheme's name.");
  }
  if (list.count === 0) return t("No scheme has all of these words.");
  return counted(list.count, { one: "{count} scheme", other: "{count} schemes" });
}
