import type { Holder } from "../../../shared/holders/holder.ts";
import { Field } from "../../components/ui/field.tsx";

type PersonFieldProps = {
  label: string;
  hint?: string;
  name?: string;
  /** null for a field that cannot be invalid. */
  error: string | null | undefined;
  /** Options before the people. */
  first: readonly (readonly [value: string, name: string])[];
  people: readonly Holder[];
  value: string;
  onChoose: (value: string) => void;
};

export const PersonField = ({ label, hint, name, error, ...props }: PersonFieldProps) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => (
      <select
        {...control}
        name={name}
        value={props.value}
        onChange={({ target }) => props.onChoose(target.value)}
      >
        {[...props.first, ...props.people.map((one) => [one.id, one.name] as const)].map(
          ([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ),
        )}
      </select>
    )}
  </Field>
);
