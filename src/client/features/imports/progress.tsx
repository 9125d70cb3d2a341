import { Button } from "../../components/ui/button.tsx";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./import-page.module.css";
import type { ReadProgress } from "./read/worker-messages.ts";

type ReadingProgressProps = {
  fileName: string;
  progress: ReadProgress | null;
  onCancel: () => void;
};

export const ReadingProgress = ({ fileName, progress, onCancel }: ReadingProgressProps) => (
  <section className={`${layout.stack4} ${styles.card}`} aria-label={t("Reading")}>
    <p>
      <strong className={look.breaks}>{fileName}</strong>{" "}
      <span role="status">
        {progress === null
          ? t("Reading…")
          : t("Page {page} of {pages}", { page: progress.done, pages: progress.of })}
      </span>
    </p>
    <progress
      className={styles.progress}
      aria-label={t("Reading")}
      {...(progress === null ? {} : { value: progress.done, max: progress.of })}
    />
    <Button variant="quiet" onClick={onCancel}>
      {t("Cancel")}
    </Button>
  </section>
);

export const ComparisonProgress = () => (
  <section className={`${layout.stack4} ${styles.card}`} aria-busy>
    <p role="status">{t("Comparing with what is recorded…")}</p>
    <progress className={styles.progress} aria-label={t("Comparing")} />
  </section>
);
