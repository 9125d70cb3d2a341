import { Link } from "@tanstack/react-router";
import type { InboxFile } from "../../../shared/inbox/schema.ts";
import { buttonClass, Button } from "../../components/ui/button.tsx";
import { localDate } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import { senderText } from "./inbox-text.ts";
import styles from "./mailed-statements.module.css";
import { useBringBackStatement, usePutAwayStatement } from "./queries.ts";

type MailedStatementsProps = { files: readonly InboxFile[]; hasAddress: boolean };

/** What waits, and what was read or put away within a week. */
export const MailedStatements = ({ files, hasAddress }: MailedStatementsProps) =>
  files.length === 0 ? (
    hasAddress && <p className={look.soft}>{t("No statement waits.")}</p>
  ) : (
    <ul aria-label={t("Statements that came by mail")}>
      {files.map((file) => (
        <li key={file.id} className={`${layout.wrap} ${styles.file}`}>
          <p className={styles.words}>
            <span className={look.breaks}>{file.name}</span>
            <span className={`${look.note} ${look.breaks}`}>
              {file.hiddenAt === null
                ? t("Came on {day}, {sender}", {
                    day: localDate(file.receivedAt),
                    sender: senderText(file),
                  })
                : t("Read or put away on {day}", { day: localDate(file.hiddenAt) })}
            </span>
          </p>
          {file.hiddenAt === null ? <WaitingActions file={file} /> : <HiddenAction file={file} />}
        </li>
      ))}
    </ul>
  );

function WaitingActions({ file: { id, name } }: { file: InboxFile }) {
  const putAway = usePutAwayStatement();
  return (
    <div className={layout.wrap3}>
      <Link
        to="/funds/import"
        search={{ inbox: id }}
        className={buttonClass("primary")}
        aria-label={t("Read {name}", { name })}
      >
        {t("Read|a statement")}
      </Link>
      <Button
        variant="quiet"
        busy={putAway.isPending}
        aria-label={t("Put away: {name}", { name })}
        onClick={() => putAway.mutate({ id })}
      >
        {t("Put away")}
      </Button>
    </div>
  );
}

function HiddenAction({ file: { id, name } }: { file: InboxFile }) {
  const bringBack = useBringBackStatement();
  return (
    <Button
      variant="quiet"
      busy={bringBack.isPending}
      aria-label={t("Bring back: {name}", { name })}
      onClick={() => bringBack.mutate({ id })}
    >
      {t("Bring back")}
    </Button>
  );
}
