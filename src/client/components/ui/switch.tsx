import { useId } from "react";
import styles from "./switch.module.css";

type SwitchProps = {
  label: string;
  /** What it means while it is on. */
  text: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** On or off, with effect at once. */
export function Switch({ label, text, checked, onChange }: SwitchProps) {
  const textId = useId();
  return (
    <label className={styles.row}>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span id={textId} className={styles.text} aria-hidden>
          {text}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        aria-label={label}
        aria-describedby={textId}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
