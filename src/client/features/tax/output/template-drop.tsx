import { useRef, useState, type DragEvent } from "react";
import { isTemplateOf } from "../../../../shared/tax/report/schedule-112a-file.ts";
import {
  readTemplate112A,
  type Template112A,
} from "../../../../shared/tax/report/template-112a.ts";
import type { Form112A } from "../../../../shared/tax/rules/tax-rules.ts";
import { Button } from "../../../components/ui/button.tsx";
import { t } from "../../../language/text.ts";
import layout from "../../../styles/layout.module.css";
import styles from "./template-drop.module.css";

export type ChosenTemplate = { name: string; template: Template112A };

type TemplateDropProps = {
  year: string;
  form: Form112A;
  chosen: ChosenTemplate | null;
  onChoose: (chosen: ChosenTemplate | null) => void;
};

/** Takes the template that the user downloaded from the portal; it never leaves the device. */
export function TemplateDrop({ year, form, chosen, onChoose }: TemplateDropProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const template = await readTemplate(file);
    setProblem(problemOf(template, form, year));
    if (template !== null && isTemplateOf(form, template)) onChoose({ name: file.name, template });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  return (
    <section
      className={`${layout.stack3} ${styles.zone}`}
      aria-label={t("The portal's template")}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <p>
        {chosen === null
          ? t(
              "Drop the portal's template here, as you downloaded it: the portal refuses a file with other headings. Without the template, the upload will probably be refused.",
            )
          : t("The headings are those of {file}.", { file: chosen.name })}
      </p>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={layout.wrap2}>
        <Button variant="quiet" onClick={() => inputRef.current?.click()}>
          {t("Choose the template")}
        </Button>
        {chosen !== null && (
          <Button variant="quiet" onClick={() => onChoose(null)}>
            {t("Without a template")}
          </Button>
        )}
      </div>
      <input
        ref={inputRef}
        type="file"
        hidden
        accept=".csv"
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = "";
        }}
      />
    </section>
  );
}

/** A template is one line; more is not read. */
const largestTemplate = 65_536;

async function readTemplate(file: File): Promise<Template112A | null> {
  if (file.size > largestTemplate) return null;
  try {
    return readTemplate112A(new Uint8Array(await file.arrayBuffer()));
  } catch {
    // A folder, or a file that is gone: refused as no template is.
    return null;
  }
}

function problemOf(template: Template112A | null, form: Form112A, year: string): string | null {
  if (template === null) {
    return t(
      "This is not a template of Schedule 112A: its first line does not have the columns 1a to 14. Download it from the portal again, and choose it as it is.",
    );
  }
  if (isTemplateOf(form, template)) return null;
  return template.hasTransferred
    ? t(
        "This template has column 1b, which the return of {year} does not have: it is another year's.",
        {
          year,
        },
      )
    : t("This template lacks column 1b, which the return of {year} has: it is another year's.", {
        year,
      });
}
