import { useState } from "react";
import type { FieldErrors } from "../../../shared/errors.ts";

type Contract = "loginInput" | "registerInput" | "requestResetInput";
type Typed<Name extends string> = {
  typed: Record<Name, string>;
  /** null when it is valid. */
  errors: FieldErrors | null;
};

/**
 * Validates a form by its contract, which loads with the form's first focus, so that the page renders without it.
 * When it cannot be loaded, the server validates alone.
 */
export function useFormContract<Name extends string>(contract: Contract, ...names: Name[]) {
  const [isReading, setIsReading] = useState(false);
  const read = async (form: HTMLFormElement): Promise<Typed<Name>> => {
    setIsReading(true);
    try {
      const fields = new FormData(form);
      const values = names.map((name) => [name, String(fields.get(name) ?? "")] as const);
      const typed = Object.fromEntries(values) as Record<Name, string>;
      const check = await loadContracts();
      return { typed, errors: check?.(contract, typed) ?? null };
    } finally {
      setIsReading(false);
    }
  };
  return { read, isReading, onFocus: () => void loadContracts() };
}

type Check = (contract: Contract, typed: unknown) => FieldErrors | null;

const loadContracts = (): Promise<Check | null> =>
  Promise.all([import("../../../shared/auth/schema.ts"), import("../../../shared/contract.ts")])
    .then(([schema, { toFieldErrors }]): Check => (contract, typed) => {
      const { error } = schema[contract].safeParse(typed);
      return error ? toFieldErrors(error) : null;
    })
    // Offline, or a new build no longer has the file.
    .catch(() => null);
