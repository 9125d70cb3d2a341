import { useState } from "react";
import type { ColumnMapping } from "../../../../shared/imports/read/tables/column-mapping.ts";
import { headersKey, typeWords } from "../../../../shared/imports/read/tables/mapped.ts";
import { namelessColumns, placeIn } from "../../../../shared/imports/read/tables/column-values.ts";
import { neededColumns } from "../../../../shared/imports/read/tables/kind-sources.ts";
import { suggestMapping } from "../../../../shared/imports/read/tables/suggest-mapping.ts";
import {
  columnLabels,
  maxHeaderSearchRows,
} from "../../../../shared/imports/read/tables/header.ts";
import type { Table } from "../../../../shared/imports/read/tables/table.ts";
import { useStoredDraft } from "../../../components/form/stored-draft.ts";
import { Button } from "../../../components/ui/button.tsx";
import { t } from "../../../language/text.ts";
import look from "../../../styles/look.module.css";
import { ColumnFields } from "./column-fields.tsx";
import { labelledFields } from "./mapping-words.ts";
import styles from "./column-mapper.module.css";
import { isKindSaid, KindFields } from "./kind-fields.tsx";
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

const placeText = (name: string): string =>
  t("Column {number}, which has no heading", { number: placeIn(name) ?? name });

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
  const columns = [
    ...columnLabels(header?.cells ?? []),
    ...namelessColumns(table, mapping.headerAt).map(({ name }) => [name, placeText(name)] as const),
  ];
  const words = mapping.columns.type === "" ? [] : typeWords(table, mapping);
  const needed = new Set(neededColumns(mapping));
  const missing = labelledFields(mapping).flatMap(([field, label]) =>
    needed.has(field) ? [label] : [],
  );
  if (!isKindSaid(mapping, words)) missing.push(t("what is a purchase or a sale"));
  const isComplete = missing.length === 0;
  const read = () => {
    discard();
    onMapping(mapping, table);
  };
  return (
    <section className={`${layout.stack4} ${page.card}`} aria-label={fileName}>
      <h2 className={look.lead}>{t("What do the columns of {file} mean?", { file: fileName })}</h2>
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
      <ColumnFields
        key={mapping.headerAt}
        mapping={mapping}
        columns={columns}
        lines={table.slice(0, maxHeaderSearchRows).map(({ line }) => line)}
        onChange={setMapping}
        onHeader={(at) => setMapping(suggestMapping(table, at))}
      />
      <KindFields
        key={`${mapping.headerAt} ${mapping.columns.type}`}
        mapping={mapping}
        words={words}
        onChange={setMapping}
      />
      <div className={`${layout.wrap3} ${page.actions}`}>
        <Button aria-disabled={!isComplete} onClick={() => isComplete && read()}>
          {t("Read the file")}
        </Button>
        <Button variant="quiet" onClick={onSkip}>
          {t("Leave this file out")}
        </Button>
      </div>
      {missing.length > 0 && (
        <p className={look.soft}>{t("Still needed: {columns}", { columns: missing.join(", ") })}</p>
      )}
    </section>
  );
}
