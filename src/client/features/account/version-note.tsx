import { useLocation } from "@tanstack/react-router";
import { notes } from "../../../shared/release-notes.gen.ts";
import { version } from "../../../shared/version.ts";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { t } from "../../language/text.ts";
import look from "../../styles/look.module.css";
import styles from "./version-note.module.css";

/** Home's line after an upgrade leads here. */
export function VersionNote() {
  const isAsked = useLocation({ select: ({ hash }) => hash === "version" });
  return (
    <div id="version" className={styles.version}>
      <p className={look.note}>{t("Fundbook, version {version}", { version })}</p>
      <Disclosure label={t("What is new")} isOpen={isAsked}>
        {notes.map(({ heading, lines }) => (
          <section key={heading} lang="en" className={styles.kind}>
            <h2 className={styles.heading}>{heading}</h2>
            <ul className={styles.lines}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </Disclosure>
    </div>
  );
}
