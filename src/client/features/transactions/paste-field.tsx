import { useState } from "react";
import {
  readPastedRows,
  type InstalmentRow,
  type PastedLine,
} from "../../../shared/sips/instalment-rows.ts";
import { Field } from "../../components/ui/field.tsx";
import { t } from "../../language/text.ts";
import form from "./transaction-form.module.css";

const exampleLine = "05-01-2024\t5,000\t94.335";

type PasteFieldProps = { text: string; onText: (text: string, rows: InstalmentRow[]) => void };

/** Hands out the rows of the text, or none while a line of it cannot be read. */
export function PasteField({ text, onText }: PasteFieldProps) {
  const [startsOpen] = useState(text !== "");
  const lines = readPastedRows(text);
  const wrong = lines.find((line) => "problem" in line);
  return (
    <details className={form.more} open={startsOpen}>
      <summary>{t("Paste from a spreadsheet")}</summary>
      <Field
        label={t("Date, amount paid and units, one purchase a line")}
        error={wrong && describeProblem(wrong)}
      >
        {(control) => (
          <textarea
            {...control}
            rows={4}
            placeholder={exampleLine}
            value={text}
            onChange={({ target }) => {
              const read = readPastedRows(target.value);
              const good = read.flatMap((line) => ("row" in line ? [line.row] : []));
              onText(target.value, good.length === read.length ? good : []);
            }}
          />
        )}
      </Field>
    </details>
  );
}

const problems = {
  columns: "Line {line}: three columns are needed",
  date: "Line {line}: the date cannot be read",
  amount: "Line {line}: the amount cannot be read",
  units: "Line {line}: the units cannot be read",
} as const;

const describeProblem = (line: PastedLine): string =>
  "problem" in line ? t(problems[line.problem], { line: line.line }) : "";
