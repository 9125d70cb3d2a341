import { FileUp } from "lucide-react";
import { useRef, useState, type DragEvent } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { useMediaQuery } from "../../../components/ui/use-media-query.ts";
import { t } from "../../../language/text.ts";
import { StatementSteps } from "../../funds/statement-steps.tsx";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import styles from "./drop-zone.module.css";

type DropZoneProps = { onFiles: (files: readonly File[]) => void };

const accepted = ".pdf,.csv,.xlsx,.xls,.ods,.html,.json,.txt";

export function DropZone({ onFiles }: DropZoneProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isTouch = useMediaQuery("(pointer: coarse)");
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  };
  return (
    <section
      className={`${layout.stack4} ${styles.zone} ${isOver ? styles.over : ""}`}
      aria-label={t("Files")}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FileUp className={styles.icon} size={32} strokeWidth={1.5} aria-hidden />
      <h2 className={look.lead}>
        {isTouch ? t("Choose your statements") : t("Drop your statements here")}
      </h2>
      <Button onClick={() => inputRef.current?.click()}>{t("Choose files")}</Button>
      <input
        ref={inputRef}
        type="file"
        hidden
        multiple
        accept={accepted}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = "";
        }}
      />
      <details className={styles.help}>
        <summary>{t("Which files can be read")}</summary>
        <p>
          {t(
            "The detailed statement (CAS) of CAMS or KFintech as a PDF, their reports as tables, the monthly statement of NSDL or CDSL, or a CSV, Excel, LibreOffice or JSON file of Kuvera, Zerodha, Groww, casparser, Portfolio Performance, Ghostfolio or Fundbook. Other tables of transactions or holdings too.",
          )}
        </p>
      </details>
      <details className={styles.help}>
        <summary>{t("How to get a statement of all your funds")}</summary>
        <StatementSteps />
      </details>
    </section>
  );
}
