import { useState } from "react";
import type { FieldErrors } from "../../../shared/errors.ts";

type Contract = "loginInput" | "registerInput" | "requestResetInput";
type Typed<Name extends string> = {
  typed: Record<Name, string>;
  /** What the contract says against it, null where nothing. */
  faults: FieldErrors | null;
};

/**
 * Reads what was typed into a form's fields of these names, by its contract. The contracts come with the first use
 * of a form: the page is shown, and can be read, without them. Where they cannot come, the server, which checks by
 * the same ones, says alone what is wrong.
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
      return { typed, faults: check?.(contract, typed) ?? null };
    } finally {
      setIsReading(false);
    }
  };
  return { read, isReading, onFocus: () => void loadContracts() };
}

type Check = (contract: Contract, typed: unknown) => FieldErrors | null;

const loadContracts = (): Promise<Check | null> =>
  Promise.all([import("../../../shared/auth/schema.ts"), import("../../../shared/contract.ts")])
    .then(([schema, { fieldErrorsOf }]): Check => (contract, typed) => {
      const { error } = schema[contract].safeParse(typed);
      return error ? fieldErrorsOf(error) : null;
    })
    // No network, or a new build has come without them.
    .catch(() => null);
