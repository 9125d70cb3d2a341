import { useState } from "react";
import {
  mappedFields,
  type ColumnMapping,
  type MappedField,
} from "../../../../shared/imports/read/tables/column-mapping.ts";
import { neededColumns } from "../../../../shared/imports/read/tables/kind-sources.ts";
import { Disclosure } from "../../../components/ui/disclosure.tsx";
import { t } from "../../../language/text.ts";
import layout from "../../../styles/layout.module.css";
import { ColumnChoice } from "./column-choice.tsx";
import styles from "./column-mapper.module.css";
import { labelledFields } from "./mapping-words.ts";

type ColumnFieldsProps = {
  mapping: ColumnMapping;
  columns: readonly (readonly [name: string, text: string])[];
  /** The lines in which the header can be. */
  lines: readonly number[];
  onChange: (mapping: ColumnMapping) => void;
  onHeader: (at: number) => void;
};

/** Which column is what: asked first where the table does not tell, then what was found, a line each. */
export function ColumnFields({ mapping, columns, lines, onChange, onHeader }: ColumnFieldsProps) {
  const [{ asked, missing }] = useState(() => fieldsWithoutColumn(mapping));
  const options = [["", t("None|column")], ...columns] as const;
  const setColumn = (field: MappedField, name: string) =>
    onChange({
      ...mapping,
      ...(field === "type" && { kindBy: name === "" ? null : "words" }),
      columns: { ...mapping.columns, [field]: name },
    });
  const choice = ([field, label]: [MappedField, string]) => (
    <ColumnChoice
      key={field}
      label={label}
      value={mapping.columns[field]}
      options={options}
      isAsked={asked.has(field)}
      hint={
        mapping.columns[field] === "" && t("No column, or more than one, could be this: choose.")
      }
      onChange={(name) => setColumn(field, name)}
    />
  );
  const fields = labelledFields(mapping);
  const first = fields.filter(([field]) => asked.has(field));
  const rest = fields.filter(([field]) => missing.has(field));
  return (
    <>
      {first.length > 0 && (
        <div className={`${layout.stack3} ${styles.fields}`}>{first.map(choice)}</div>
      )}
      <div className={`${layout.stack3} ${styles.found}`}>
        {fields.filter(([field]) => !asked.has(field) && !missing.has(field)).map(choice)}
        <ColumnChoice
          label={t("Header row")}
          value={String(mapping.headerAt)}
          options={lines.map((line, index) => [String(index), t("Line {line}", { line })])}
          isAsked={false}
          onChange={(at) => onHeader(Number(at))}
        />
        <ColumnChoice
          label={t("Decimals")}
          value={mapping.decimalComma === true ? "comma" : "point"}
          options={[
            ["point", t("Point: 1,234.56")],
            ["comma", t("Comma: 1.234,56")],
          ]}
          isAsked={false}
          onChange={(mark) => onChange({ ...mapping, decimalComma: mark === "comma" })}
        />
      </div>
      {rest.length > 0 && (
        <Disclosure
          label={t("Not found: {columns}", {
            columns: rest.map(([, label]) => label).join(", "),
          })}
        >
          <div className={`${layout.stack3} ${styles.found}`}>{rest.map(choice)}</div>
        </Disclosure>
      )}
    </>
  );
}

function fieldsWithoutColumn(mapping: ColumnMapping) {
  const asked: ReadonlySet<MappedField> = new Set(neededColumns(mapping));
  const missing: ReadonlySet<MappedField> = new Set(
    mappedFields.filter((field) => mapping.columns[field] === "" && !asked.has(field)),
  );
  return { asked, missing };
}
