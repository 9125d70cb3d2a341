import type { UnusedPart } from "../../../../shared/imports/statement.ts";
import { TextButton } from "../../../components/text-button.tsx";
import { counted } from "../../../language/counted.ts";
import { t } from "../../../language/text.ts";
import look from "../../../styles/look.module.css";
import styles from "../propose/check-step.module.css";

type UnusedPartsProps = {
  parts: readonly UnusedPart[];
  /** Whether lines that the file has twice count once. */
  countsAlikeOnce: boolean;
  onCountAlikeOnce: (countsAlikeOnce: boolean) => void;
};

/** Names the unused parts of a file, because users expect everything in it to count. */
export const UnusedParts = ({ parts, countsAlikeOnce, onCountAlikeOnce }: UnusedPartsProps) =>
  parts.map((part, index) => (
    <p key={index} className={part.kind === "unread-columns" ? look.note : styles.warning}>
      {part.kind === "alike-lines" ? (
        <>
          {unusedText(countsAlikeOnce ? { ...part, kind: "repeated-lines" } : part)}{" "}
          <TextButton onClick={() => onCountAlikeOnce(!countsAlikeOnce)}>
            {countsAlikeOnce
              ? t("Count both")
              : counted(part.count, { one: "Leave it out", other: "Leave them out" })}
          </TextButton>
        </>
      ) : (
        unusedText(part)
      )}
    </p>
  ));

function unusedText(part: UnusedPart): string {
  switch (part.kind) {
    case "unseen-lines":
      return counted(part.count, {
        one: "Left out: {count} line with text that nobody can see on the page, or with one text printed over another.",
        other:
          "Left out: {count} lines with text that nobody can see on the page, or with one text printed over another.",
      });
    case "repeated-lines":
      return counted(part.count, {
        one: "Left out: {count} line that the file has twice, word for word.",
        other: "Left out: {count} lines that the file has twice, word for word.",
      });
    case "alike-lines":
      return counted(part.count, {
        one: "Counted again: {count} line that the file has twice, word for word. If it happened only once:",
        other:
          "Counted again: {count} lines that the file has twice, word for word. If they happened only once:",
      });
    case "added-lines":
      return counted(part.count, {
        one: "Added up: {count} line of a fund and folio that another line has as well.",
        other: "Added up: {count} lines of a fund and folio that another line has as well.",
      });
    case "table-beside":
      return counted(part.count, {
        one: "Left out: {count} line of a second table beside the first one. Put each table into a file of its own.",
        other:
          "Left out: {count} lines of a second table beside the first one. Put each table into a file of its own.",
      });
    case "unread-columns":
      return t("Not read: {columns}.", {
        columns: part.columns
          .map((column) =>
            typeof column === "string"
              ? `“${column}”`
              : t("column {number}, which has no heading", { number: column }),
          )
          .join(", "),
      });
    case "charges":
      return counted(
        part.count,
        {
          one: "Not counted: the column “{column}”, which has an amount in {count} line. Say what it means, or correct the line's amount in the file.",
          other:
            "Not counted: the column “{column}”, which has an amount in {count} lines. Say what it means, or correct these lines' amounts in the file.",
        },
        { column: part.column },
      );
    default:
      return sheetText(part);
  }
}

type SheetPart = Extract<UnusedPart, { sheet: string }>;

function sheetText({ kind, sheet, count }: SheetPart): string {
  const rows = counted(count, { one: "{count} row", other: "{count} rows" });
  const columns = counted(count, { one: "{count} column", other: "{count} columns" });
  switch (kind) {
    case "hidden-sheet":
      return t("Left out: the hidden sheet “{sheet}” ({rows}).", { sheet, rows });
    case "other-sheet":
      return t("Left out: the sheet “{sheet}” ({rows}). It is another kind of table.", {
        sheet,
        rows,
      });
    case "repeated-rows":
      return t("Left out: {rows} of the sheet “{sheet}”. Another sheet has the same.", {
        sheet,
        rows,
      });
    case "hidden-rows":
      return t("Left out: hidden rows of the sheet “{sheet}” ({rows}).", { sheet, rows });
    case "hidden-columns":
      return t("Left out: hidden columns of the sheet “{sheet}” ({columns}).", { sheet, columns });
    case "cut-columns":
      return t("Left out: what the sheet “{sheet}” has beyond its first 200 columns ({columns}).", {
        sheet,
        columns,
      });
    default:
      return kind satisfies never;
  }
}
