import { useState } from "react";
import { possibleSources } from "../../../../shared/imports/read/tables/kind-sources.ts";
import type {
  ColumnMapping,
  KindSource,
} from "../../../../shared/imports/read/tables/column-mapping.ts";
import { typeOfWord } from "../../../../shared/imports/read/tables/type-words.ts";
import { transactionTypes, type TransactionType } from "../../../../shared/transactions/types.ts";
import { Field } from "../../../components/ui/field.tsx";
import { t } from "../../../language/text.ts";
import { typeName } from "../../../language/type-names.ts";
import layout from "../../../styles/layout.module.css";
import { ColumnChoice } from "./column-choice.tsx";
import styles from "./column-mapper.module.css";
import { kindSourceNames } from "./mapping-words.ts";

type KindFieldsProps = {
  mapping: ColumnMapping;
  /** The words of the type's column. */
  words: readonly string[];
  onChange: (mapping: ColumnMapping) => void;
};

const meaningOf = ({ types }: ColumnMapping, word: string): TransactionType | "none" | "" =>
  types[word] ?? typeOfWord(word) ?? "";

/** Whether the kind of every row is known: nothing counts as a purchase by default. */
export const isKindSaid = (mapping: ColumnMapping, words: readonly string[]): boolean =>
  mapping.kindBy !== null &&
  possibleSources(mapping).includes(mapping.kindBy) &&
  (mapping.kindBy !== "words" || words.every((word) => meaningOf(mapping, word) !== ""));

export function KindFields({ mapping, words, onChange }: KindFieldsProps) {
  const sources = possibleSources(mapping);
  const [asked] = useState(() => new Set(words.filter((word) => meaningOf(mapping, word) === "")));
  const meanings = [
    ["", t("Choose")],
    ["none", t("No transaction")],
    ...transactionTypes.map((type) => [type, typeName(type)] as const),
  ] as const;
  const setMeaning = (word: string, type: TransactionType | "none") =>
    onChange({ ...mapping, types: { ...mapping.types, [word]: type } });
  const chosen = sources.find((source) => source === mapping.kindBy) ?? "";
  return (
    <>
      <Field
        label={t("What says whether a row is a purchase or a sale?")}
        error={null}
        hint={chosen === "" && t("This table does not say it for certain: choose.")}
      >
        {(control) => (
          <select
            {...control}
            value={chosen}
            onChange={({ target }) =>
              onChange({ ...mapping, kindBy: sourceIn(sources, target.value) })
            }
          >
            <option value="">{t("Choose")}</option>
            {sources.map((source) => (
              <option key={source} value={source}>
                {t(kindSourceNames[source])}
              </option>
            ))}
          </select>
        )}
      </Field>
      {chosen === "words" && (
        <div className={`${layout.stack3} ${styles.fields}`}>
          {words.map((word) => (
            <ColumnChoice
              key={word}
              label={word === "" ? t("An empty cell means") : t("“{word}” means", { word })}
              value={meaningOf(mapping, word)}
              options={meanings}
              isAsked={asked.has(word)}
              onChange={(type) => setMeaning(word, type as TransactionType | "none")}
            />
          ))}
        </div>
      )}
    </>
  );
}

const sourceIn = (sources: readonly KindSource[], value: string): KindSource | null =>
  sources.find((source) => source === value) ?? null;
