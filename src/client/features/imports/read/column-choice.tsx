import type { ReactNode } from "react";
import { Field } from "../../../components/ui/field.tsx";
import look from "../../../styles/look.module.css";
import styles from "./column-mapper.module.css";

type ColumnChoiceProps = {
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  /** Whether it is open from the start instead of a line to unfold. */
  isAsked: boolean;
  hint?: ReactNode;
  onChange: (value: string) => void;
};

export function ColumnChoice({
  label,
  value,
  options,
  isAsked,
  hint,
  onChange,
}: ColumnChoiceProps) {
  const choice = {
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    children: options.map(([name, text]) => (
      <option key={name} value={name}>
        {text}
      </option>
    )),
  };
  if (isAsked) {
    return (
      <Field label={label} error={null} hint={hint}>
        {(control) => <select {...control} {...choice} />}
      </Field>
    );
  }
  const chosen = options.find(([name]) => name === value)?.[1] ?? value;
  return (
    <details className={styles.sure}>
      <summary>
        <span className={look.soft}>{label}</span> {chosen}
      </summary>
      <select aria-label={label} className={look.input} {...choice} />
    </details>
  );
}
