import { useState } from "react";
import type { ZodMiniType } from "zod/mini";
import type { FieldErrors } from "../../../shared/errors.ts";

type Typed<Name extends string> = {
  typed: Record<Name, string>;
  /** null when it is valid. */
  errors: FieldErrors | null;
};

/**
 * Validates a form by its contract, which loads with the form's first focus, so that the page renders without it.
 * When it cannot be loaded, the server validates alone.
 * @param load imports the contract
 */
export function useFormContract<Name extends string>(
  load: () => Promise<ZodMiniType>,
  ...names: Name[]
) {
  const [isReading, setIsReading] = useState(false);
  const read = async (form: HTMLFormElement): Promise<Typed<Name>> => {
    setIsReading(true);
    try {
      const fields = new FormData(form);
      const values = names.map((name) => [name, String(fields.get(name) ?? "")] as const);
      const typed = Object.fromEntries(values) as Record<Name, string>;
      const check = await loadCheck(load);
      return { typed, errors: check?.(typed) ?? null };
    } finally {
      setIsReading(false);
    }
  };
  return { read, isReading, onFocus: () => void loadCheck(load) };
}

type Check = (typed: unknown) => FieldErrors | null;

const loadCheck = (load: () => Promise<ZodMiniType>): Promise<Check | null> =>
  Promise.all([load(), import("../../../shared/contract.ts")])
    .then(([contract, { toFieldErrors }]): Check => (typed) => {
      const { error } = contract.safeParse(typed);
      return error ? toFieldErrors(error) : null;
    })
    // Offline, or a new build no longer has the file.
    .catch(() => null);
