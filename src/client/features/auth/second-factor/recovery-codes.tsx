import type { User } from "../../../../shared/auth/schema.ts";
import { saveFile } from "../../../browser/save-file.ts";
import { copyText } from "../../../components/copy-text.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog/dialog.tsx";
import { t } from "../../../language/text.ts";
import layout from "../../../styles/layout.module.css";
import styles from "./turn-on-dialog.module.css";

type RecoveryCodesProps = { codes: readonly string[]; user: User; onDone: () => void };

/** Codes that are shown once: Back, Escape and a press beside them leave them there. */
export const RecoveryCodesDialog = ({
  title,
  ...props
}: RecoveryCodesProps & { title: string }) => (
  <Dialog
    title={title}
    onClose={() => {
      // Escape, pressed again and again, makes the browser close it all the same.
      if (document.querySelector("dialog[open]") === null) props.onDone();
    }}
  >
    <RecoveryCodes {...props} />
  </Dialog>
);

function RecoveryCodes({ codes, user, onDone }: RecoveryCodesProps) {
  const title = t("Recovery codes of {email} for Fundbook", { email: user.email });
  const save = () =>
    saveFile("fundbook-recovery-codes.txt", `${[title, "", ...codes].join("\n")}\n`, "text/plain");
  return (
    <div className={layout.stack3}>
      <p>
        {t(
          "Keep these recovery codes where you find them without your phone. Each signs in once in place of a code. They are not shown again.",
        )}
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={layout.wrap3}>
        <Button variant="quiet" onClick={save}>
          {t("Save as a file")}
        </Button>
        <Button variant="quiet" onClick={() => void copyText(codes.join("\n"))}>
          {t("Copy")}
        </Button>
        <Button onClick={onDone}>{t("I've saved them")}</Button>
      </div>
    </div>
  );
}
