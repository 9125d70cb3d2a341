import { useId, type ReactNode } from "react";
import { translate } from "../../language/text.ts";
import look from "../../styles/look.module.css";
import layout from "../../styles/layout.module.css";
import styles from "./field.module.css";

type FieldProps = {
  label: string;
  /** null for a field that cannot be invalid. */
  error: string | null | undefined;
  hint?: ReactNode;
  children: (control: {
    id: string;
    className: string;
    "aria-invalid": boolean | undefined;
    "aria-describedby": string | undefined;
  }) => ReactNode;
};

export function Field({ label, error, hint, children }: FieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const hasMessage = error != null || hint != null;
  return (
    <div className={`${layout.column} ${styles.field}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: `${look.input} ${styles.input}`,
        "aria-invalid": error == null ? undefined : true,
        "aria-describedby": hasMessage ? messageId : undefined,
      })}
      {(error !== null || hint != null) && (
        <p id={messageId} className={error == null ? styles.hint : styles.error} aria-live="polite">
          {error == null ? hint : translate(error)}
        </p>
      )}
    </div>
  );
}
