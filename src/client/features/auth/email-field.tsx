import { Field } from "../../components/ui/field.tsx";

/** The address that an account goes by; a password manager takes it for the user's name. */
export const EmailField = ({ error }: { error: string | undefined }) => (
  <Field label="Email" error={error}>
    {(control) => (
      <input {...control} name="email" type="email" autoComplete="username" autoCapitalize="none" />
    )}
  </Field>
);
