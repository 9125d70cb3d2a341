import { useState } from "react";
import type {
  ColumnMapping,
  MappedField,
} from "../../../../shared/imports/read/tables/column-mapping.ts";
import { headersKey, typeWords } from "../../../../shared/imports/read/tables/mapped.ts";
import { hasNeededColumns } from "../../../../shared/imports/read/tables/kind-sources.ts";
import { suggestMapping } from "../../../../shared/imports/read/tables/suggest-mapping.ts";
import {
  columnLabels,
  maxHeaderSearchRows,
  type Table,
} from "../../../../shared/imports/read/tables/table.ts";
import { useStoredDraft } from "../../../components/form/stored-draft.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { t } from "../../../language/text.ts";
import look from "../../../styles/look.module.css";
import styles from "./column-mapper.module.css";
import { isKindSaid, KindFields } from "./kind-fields.tsx";
import { labelledFields } from "./mapping-words.ts";
import layout from "../../../styles/layout.module.css";
import page from "../import-page.module.css";

type ColumnMapperProps = {
  userId: string;
  fileName: string;
  table: Table;
  known: ColumnMapping | null;
  onMapping: (mapping: ColumnMapping, table: Table) => void;
  onSkip: () => void;
};

const sampleRows = 5;

export function ColumnMapper({
  userId,
  fileName,
  table,
  known,
  onMapping,
  onSkip,
}: ColumnMapperProps) {
  const [initial] = useState(() => known ?? suggestMapping(table));
  const {
    draft: mapping,
    setDraft: setMapping,
    discard,
  } = useStoredDraft(
    { userId, form: "table-columns", version: headersKey(table[initial.headerAt]) },
    initial,
  );
  const header = table[mapping.headerAt];
  const labels = [...columnLabels(header?.cells ?? [])];
  const words = mapping.columns.type === "" ? [] : typeWords(table, mapping);
  const isComplete = hasNeededColumns(mapping) && isKindSaid(mapping, words);
  const setColumn = (field: MappedField, name: string) =>
    setMapping({
      ...mapping,
      ...(field === "type" && { kindBy: name === "" ? null : "words" }),
      columns: { ...mapping.columns, [field]: name },
    });
  const read = () => {
    discard();
    onMapping(mapping, table);
  };
  return (
    <section className={`${layout.stack4} ${page.card}`} aria-label={fileName}>
      <h2 className={look.lead}>{t("What do the columns of {file} mean?", { file: fileName })}</h2>
      <p className={look.soft}>
        {t("You are asked once: the next file with the same columns is read without asking.")}
      </p>
      <div className={styles.scroll} role="region" aria-label={t("First rows")} tabIndex={0}>
        <table className={styles.sample}>
          <tbody>
            {table.slice(mapping.headerAt, mapping.headerAt + sampleRows).map(({ line, cells }) => (
              <tr key={line}>
                <th scope="row">{line}</th>
                {cells.map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={`${layout.stack3} ${styles.fields}`}>
        <Field label={t("Header row")} error={undefined}>
          {(control) => (
            <select
              {...control}
              value={mapping.headerAt}
              onChange={({ target }) => setMapping(suggestMapping(table, Number(target.value)))}
            >
              {table.slice(0, maxHeaderSearchRows).map(({ line }, index) => (
                <option key={line} value={index}>
                  {t("Line {line}", { line })}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t("Decimals")} error={undefined}>
          {(control) => (
            <select
              {...control}
              value={mapping.decimalComma === true ? "comma" : "point"}
              onChange={({ target }) =>
                setMapping({ ...mapping, decimalComma: target.value === "comma" })
              }
            >
              <option value="point">{t("Point: 1,234.56")}</option>
              <option value="comma">{t("Comma: 1.234,56")}</option>
            </select>
          )}
        </Field>
        {labelledFields(mapping).map(([field, label]) => (
          <Field
            key={field}
            label={label}
            error={undefined}
            hint={
              (field === "units" || (field === "date" && mapping.kindBy !== "held")) &&
              mapping.columns[field] === "" &&
              t("No column, or more than one, could be this: choose.")
            }
          >
            {(control) => (
              <select
                {...control}
                value={mapping.columns[field]}
                onChange={({ target }) => setColumn(field, target.value)}
              >
                <option value="">{t("None|column")}</option>
                {labels.map(([name, own]) => (
                  <option key={name} value={name}>
                    {own}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </div>
      <KindFields mapping={mapping} words={words} onChange={setMapping} />
      <div className={`${layout.wrap3} ${page.actions}`}>
        <Button aria-disabled={!isComplete} onClick={() => isComplete && read()}>
          {t("Read the file")}
        </Button>
        <Button variant="quiet" onClick={onSkip}>
          {t("Leave this file out")}
        </Button>
      </div>
      {!isComplete && (
        <p className={look.soft}>
          {t(
            "Date, scheme, units, amount or NAV, and what says whether a row is a purchase or a sale are needed; for holdings, only scheme and units.",
          )}
        </p>
      )}
    </section>
  );
}
