import { useId } from "react";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./switch.module.css";

type SwitchProps = {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const hintId = useId();
  return (
    <label className={styles.switch}>
      <span className={`${layout.column} ${styles.words}`}>
        <span className={styles.label}>{label}</span>
        <span id={hintId} className={`${look.note} ${styles.hint}`}>
          {hint}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.control}
        aria-label={label}
        aria-describedby={hintId}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
