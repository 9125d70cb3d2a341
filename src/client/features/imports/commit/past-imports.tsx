import { useState } from "react";
import type { ImportBatch } from "../../../../shared/imports/schema.ts";
import type { StatementSource } from "../../../../shared/imports/statement.ts";
import { Section } from "../../../components/section.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/dialog/confirm-dialog.tsx";
import { counted } from "../../../language/counted.ts";
import { localDate } from "../../../language/dates.ts";
import { t, type PlainText } from "../../../language/text.ts";
import { useUndoImport } from "./mutations.ts";
import styles from "./past-imports.module.css";
import { useImports } from "../queries.ts";

const names: Record<StatementSource, PlainText> = {
  "cas-detailed": "CAS statement",
  "cas-summary": "CAS summary",
  "nsdl-ecas": "NSDL statement",
  "cdsl-ecas": "CDSL statement",
  kuvera: "Kuvera",
  zerodha: "Zerodha",
  "zerodha-holdings": "Zerodha",
  groww: "Groww",
  "groww-holdings": "Groww",
  holdings: "Table of holdings",
  casparser: "casparser",
  cams2csv: "cams2csv",
  "cams-report": "CAMS",
  "kfintech-report": "KFintech",
  "portfolio-performance": "Portfolio Performance",
  ghostfolio: "Ghostfolio",
  fundbook: "Fundbook",
  mapped: "Custom table",
};

/** The rest of an import that stopped comes with the next one of its file. */
const isOfSameFile =
  ({ source, statement: { from, to } }: ImportBatch) =>
  (other: ImportBatch): boolean =>
    other.source === source && other.statement.from === from && other.statement.to === to;

const onlyReplaced = ({ result: { added, replaced } }: ImportBatch): boolean =>
  added === 0 && replaced > 0;

const onlyBalances = ({ result: { added, replaced }, balances }: ImportBatch): boolean =>
  added + replaced === 0 && balances > 0;

const resultText = (batch: ImportBatch): string =>
  onlyBalances(batch)
    ? counted(batch.balances, {
        one: "Kept to check {count} fund",
        other: "Kept to check {count} funds",
      })
    : onlyReplaced(batch)
      ? counted(batch.result.replaced, {
          one: "{count} entry replaced",
          other: "{count} entries replaced",
        })
      : counted(batch.result.added, {
          one: "{count} entry added",
          other: "{count} entries added",
        });

export function PastImports() {
  const { data: imports } = useImports();
  const { mutate: undo, isPending } = useUndoImport();
  const [asked, setAsked] = useState<ImportBatch | null>(null);
  if (imports === undefined || imports.length === 0) return null;
  return (
    <Section
      title={t("Imports")}
      text={t("An import can be undone as long as its funds have not changed since.")}
    >
      <ul className={styles.list}>
        {imports.map((batch, index) => (
          <li key={batch.batchId} className={styles.item}>
            <span className={styles.words}>
              <strong>{[t(names[batch.source]), localDate(batch.createdAt)].join(", ")}</strong>
              <span className={styles.text}>
                {resultText(batch)}
                {batch.storedParts < batch.parts &&
                  !imports.slice(0, index).some(isOfSameFile(batch)) &&
                  ` · ${t("Incomplete: import the same file again to see what is missing")}`}
              </span>
            </span>
            <Button
              variant="quiet"
              busy={isPending}
              aria-label={t("Undo the import of {date}", {
                date: localDate(batch.createdAt),
              })}
              onClick={() => setAsked(batch)}
            >
              {t("Undo")}
            </Button>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <ConfirmDialog
          title={t("Undo this import?")}
          isDestructive
          confirmLabel={t("Undo")}
          onClose={() => setAsked(null)}
          onConfirm={() => undo({ batchId: asked.batchId })}
        >
          <p>
            {onlyBalances(asked)
              ? t("Your funds are then no longer compared with this statement.")
              : onlyReplaced(asked)
                ? t("What this import replaced comes back.")
                : counted(asked.result.added, {
                    one: "{count} entry will be deleted, and what it replaced comes back.",
                    other: "{count} entries will be deleted, and what they replaced comes back.",
                  })}
          </p>
        </ConfirmDialog>
      )}
    </Section>
  );
}
