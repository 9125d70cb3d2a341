import { Check } from "lucide-react";
import { t } from "../../language/text.ts";
import look from "../../styles/look.module.css";
import styles from "./auth-page.module.css";

const lines = [
  "See what your mutual funds are worth, by AMFI's NAVs of each evening.",
  "Bring in your statement: the file never leaves your device.",
  "Know your XIRR, your tax, and what regular plans cost you.",
] as const;

/** What Fundbook is good for, to those who have not been here. */
export const ProductLines = () => (
  <ul className={styles.lines}>
    {lines.map((line) => (
      <li key={line}>
        <Check className={look.sign} size={18} aria-hidden />
        {t(line)}
      </li>
    ))}
  </ul>
);
