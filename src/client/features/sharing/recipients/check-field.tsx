import { useId } from "react";
import styles from "./check-field.module.css";

type CheckFieldProps = {
  label: string;
  hint?: string;
  checked: boolean;
  isInvalid?: boolean;
  onChange: () => void;
};

export function CheckField({ label, hint, checked, isInvalid, onChange }: CheckFieldProps) {
  const hintId = useId();
  return (
    <label className={styles.field}>
      <input
        type="checkbox"
        aria-label={label}
        aria-describedby={hint === undefined ? undefined : hintId}
        aria-invalid={isInvalid === true ? true : undefined}
        checked={checked}
        onChange={onChange}
      />
      <span className={styles.words}>
        <span>{label}</span>
        {hint !== undefined && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
