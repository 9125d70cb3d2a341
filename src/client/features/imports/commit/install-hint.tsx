import { useEffect, useState } from "react";
import { installPrompt, installsByMenu } from "../../../browser/install-prompt.ts";
import { readStored, writeStored } from "../../../browser/storage.ts";
import { Button } from "../../../components/ui/button.tsx";
import { t } from "../../../language/text.ts";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import styles from "../import-page.module.css";

const shownKey = "fundbook.installHint";

/** Shown once per device, if the app can be installed and is not. */
export function InstallHint() {
  const [isOpen, setIsOpen] = useState(
    () => readStored(shownKey) === null && (installPrompt() !== null || installsByMenu()),
  );
  useEffect(() => {
    if (isOpen) writeStored(shownKey, "shown");
  }, [isOpen]);
  if (!isOpen) return null;
  const prompt = installPrompt();
  const install = () => {
    setIsOpen(false);
    void prompt?.prompt();
  };
  return (
    <section
      className={`${layout.stack3} ${styles.card}`}
      aria-label={t("Keep Fundbook on this device")}
    >
      <h2 className={look.strong}>{t("Keep Fundbook on this device")}</h2>
      <p className={look.note}>
        {prompt === null
          ? t("In the browser's share menu, choose Add to Home Screen.")
          : t(
              "Then a statement can be shared into it from your mail, and it opens without an address.",
            )}
      </p>
      <div className={layout.wrap3}>
        {prompt !== null && <Button onClick={install}>{t("Install")}</Button>}
        <Button variant="quiet" onClick={() => setIsOpen(false)}>
          {t("Not now")}
        </Button>
      </div>
    </section>
  );
}
