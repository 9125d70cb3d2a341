import { version } from "../../../shared/version.ts";
import { t } from "../../language/text.ts";
import look from "../../styles/look.module.css";
import styles from "./version-note.module.css";

export const VersionNote = () => (
  <p className={`${look.note} ${styles.version}`}>
    {t("Fundbook, version {version}", { version })}
  </p>
);
