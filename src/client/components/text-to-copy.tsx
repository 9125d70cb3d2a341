import { Field } from "./ui/field.tsx";

type TextToCopyProps = { label: string; hint: string; text: string };

/** A text that is there to be copied: focusing it selects all of it. */
export const TextToCopy = ({ label, hint, text }: TextToCopyProps) => (
  <Field label={label} error={null} hint={hint}>
    {(control) => (
      <input
        {...control}
        readOnly
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    )}
  </Field>
);
