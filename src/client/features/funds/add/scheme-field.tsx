import { Autocomplete } from "@base-ui/react/autocomplete";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import { schemeTitle } from "../../../../shared/nav/scheme-title.ts";
import { formatNumber } from "../../../../shared/number-format.ts";
import { Field } from "../../../components/ui/field.tsx";
import suggestions from "../../../components/ui/suggestions.module.css";
import { schemeListQuery, searchSchemes, type ListedScheme } from "../../nav/scheme-list.ts";
import { SchemeRows, type ScrollToScheme } from "./scheme-rows.tsx";

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
  const [isOpen, setIsOpen] = useState(false);
  const scrollRef = useRef<ScrollToScheme>(null);
  const schemes = list?.schemes;
  const query = useDeferredValue(text);
  const matches = useMemo(() => searchSchemes(schemes ?? [], query), [schemes, query]);

  const hasList = schemes !== undefined && schemes.length > 0;
  const isUnlisted = hasList && !isOpen && scheme === null && text.trim() !== "";
  return (
    <Field
      label="Scheme"
      error={error}
      hint={isUnlisted && "Not in AMFI's list: its value stays open until a list has it"}
    >
      {(control) => (
        <Autocomplete.Root
          virtualized
          items={matches}
          filter={null}
          value={text}
          itemToStringValue={({ name }) => schemeTitle(name)}
          open={isOpen}
          onOpenChange={setIsOpen}
          openOnInputClick
          onValueChange={(value, { reason }) => reason !== "item-press" && onText(value)}
          onItemHighlighted={(item, { reason, index }) =>
            item && reason !== "pointer" && scrollRef.current?.(index)
          }
        >
          <Autocomplete.Input
            {...control}
            name="schemeName"
            placeholder="Search by any words of the name"
            enterKeyHint="next"
            // A refused form moves here, and the list would cover what it says.
            onFocus={() => setIsOpen(error === undefined)}
          />
          <Autocomplete.Portal>
            <Autocomplete.Positioner className={suggestions.positioner} sideOffset={4}>
              <Autocomplete.Popup className={suggestions.popup}>
                <Autocomplete.Status className={suggestions.status}>
                  {statusText({ isPending, hasList, count: matches.length })}
                </Autocomplete.Status>
                <Autocomplete.List className={suggestions.list}>
                  <SchemeRows
                    schemes={matches}
                    query={query}
                    scrollRef={scrollRef}
                    onPick={onPick}
                  />
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
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
