import { useEffect, useRef, useState, type FormEvent } from "react";
import type { FieldErrors } from "../../../shared/errors.ts";

/** The errors under a form's fields. Typing clears a field's own; a refusal focuses the first invalid field. */
export function useFieldErrors() {
  const formRef = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals > 0) formRef.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals]);

  const refuse = (fieldErrors: FieldErrors) => {
    setErrors(fieldErrors);
    setRefusals((count) => count + 1);
  };
  const clear = (...names: string[]) =>
    setErrors((current) =>
      Object.fromEntries(Object.entries(current).filter(([name]) => !names.includes(name))),
    );
  const clearTyped = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement) clear(target.name);
  };

  return { formRef, errors, refusals, refuse, clear, clearTyped, accept: () => setErrors({}) };
}
