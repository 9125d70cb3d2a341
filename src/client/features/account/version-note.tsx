import { version } from "../../../shared/version.ts";
import { t } from "../../language/text.ts";
import styles from "./version-note.module.css";

export const VersionNote = () => (
  <p className={styles.version}>{t("Fundbook, version {version}", { version })}</p>
);
