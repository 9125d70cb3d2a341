import type { ComponentProps } from "react";
import { AmountInput } from "./amount-input.tsx";
import { Field } from "./field.tsx";

type AmountFieldProps = Omit<ComponentProps<typeof Field>, "children"> &
  ComponentProps<typeof AmountInput>;

export const AmountField = ({ label, error, hint, ...input }: AmountFieldProps) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => <AmountInput {...control} {...input} />}
  </Field>
);
