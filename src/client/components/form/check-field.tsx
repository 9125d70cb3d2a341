import { useId } from "react";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
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
    <label className={`${layout.row3} ${styles.field}`}>
      <input
        type="checkbox"
        aria-label={label}
        aria-describedby={hint === undefined ? undefined : hintId}
        aria-invalid={isInvalid === true ? true : undefined}
        checked={checked}
        onChange={onChange}
      />
      <span className={`${layout.column} ${styles.words}`}>
        <span>{label}</span>
        {hint !== undefined && (
          <span id={hintId} className={`${look.note} ${styles.hint}`}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
