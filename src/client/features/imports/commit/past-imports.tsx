import { useState } from "react";
import type { PastImport } from "../../../../shared/imports/schema.ts";
import type { StatementSource } from "../../../../shared/imports/statement.ts";
import { Section } from "../../../components/section.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/dialog/confirm-dialog.tsx";
import { Dot } from "../../../components/ui/beside.tsx";
import { counted } from "../../../language/counted.ts";
import { localDate } from "../../../language/dates.ts";
import { t, type PlainText } from "../../../language/text.ts";
import { useUndoImport } from "./mutations.ts";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
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
  program: "Sent by a program",
  mapped: "Custom table",
};

/** The rest of an import that stopped comes with the next one of its file. */
const isOfSameFile =
  ({ source, statement: { from, to } }: PastImport) =>
  (other: PastImport): boolean =>
    other.source === source && other.statement.from === from && other.statement.to === to;

const onlyReplaced = ({ result: { added, replaced } }: PastImport): boolean =>
  added === 0 && replaced > 0;

const onlyBalances = ({ result: { added, replaced }, balances }: PastImport): boolean =>
  added + replaced === 0 && balances > 0;

const resultText = (past: PastImport): string =>
  onlyBalances(past)
    ? counted(past.balances, {
        one: "Kept to check {count} fund",
        other: "Kept to check {count} funds",
      })
    : onlyReplaced(past)
      ? counted(past.result.replaced, {
          one: "{count} entry replaced",
          other: "{count} entries replaced",
        })
      : counted(past.result.added, {
          one: "{count} entry added",
          other: "{count} entries added",
        });

export function PastImports() {
  const { data: imports } = useImports();
  const { mutate: undo, isPending } = useUndoImport();
  const [asked, setAsked] = useState<PastImport | null>(null);
  if (imports === undefined || imports.length === 0) return null;
  return (
    <Section
      title={t("Imports")}
      text={t("An import can be undone as long as its funds have not changed since.")}
    >
      <ul className={layout.stack3}>
        {imports.map((past, index) => (
          <li key={past.importId} className={layout.between}>
            <span className={styles.words}>
              <strong>{[t(names[past.source]), localDate(past.createdAt)].join(", ")}</strong>
              <span className={look.note}>
                {resultText(past)}
                {past.storedParts < past.parts &&
                  !imports.slice(0, index).some(isOfSameFile(past)) && (
                    <>
                      <Dot />
                      {t("Incomplete: import the same file again to see what is missing")}
                    </>
                  )}
              </span>
            </span>
            <Button
              variant="quiet"
              busy={isPending}
              aria-label={t("Undo the import of {date}", {
                date: localDate(past.createdAt),
              })}
              onClick={() => setAsked(past)}
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
          onConfirm={() => undo({ importId: asked.importId })}
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
