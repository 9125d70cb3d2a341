import { Button } from "../../../components/ui/button.tsx";
import { t } from "../../../language/text.ts";
import { visibleLine } from "../../../../shared/visible-text.ts";
import layout from "../../../styles/layout.module.css";
import styles from "../import-page.module.css";
import type { SharedFile } from "./shared-files.ts";

type SharedFileQuestionsProps = {
  asked: readonly SharedFile[];
  onAnswer: (shared: SharedFile, isRead: boolean) => void;
};

/** Files that somebody else may have sent, such as a page of another site: each is read only after a press. */
export const SharedFileQuestions = ({ asked, onAnswer }: SharedFileQuestionsProps) =>
  asked.map((shared) => {
    const fileName = visibleLine(shared.file.name);
    return (
      <section
        key={shared.address}
        className={`${layout.stack4} ${styles.card}`}
        aria-label={fileName}
      >
        <p role="status">
          <strong>{fileName}</strong> {senderText(shared.from)}
        </p>
        <div className={`${layout.wrap3} ${styles.actions}`}>
          <Button onClick={() => onAnswer(shared, true)}>{t("Read this file")}</Button>
          <Button variant="quiet" onClick={() => onAnswer(shared, false)}>
            {t("Leave this file out")}
          </Button>
        </div>
      </section>
    );
  });

function senderText(from: string): string {
  if (from === "" || from === location.origin) {
    return t("was shared with Fundbook before you opened it. Read it only if you shared it.");
  }
  if (from === "null") {
    return t(
      "came from a page that does not say which site it is of. Read it only if you sent it.",
    );
  }
  return t("came from a page of {site}. Read it only if you sent it.", { site: from });
}
