import type { ZodMiniType } from "zod/mini";
import type { FieldErrors } from "../../../shared/errors.ts";
import type { Read } from "./use-form.ts";

/**
 * Reads fields that React does not control, and checks them by a contract, which loads with the form's first focus, so
 * that the page renders without it. When it cannot be loaded, the server checks alone.
 * @param load imports the contract
 */
export function typedFields<Name extends string>(
  load: () => Promise<ZodMiniType>,
  ...names: Name[]
) {
  const read = async (form: HTMLFormElement): Promise<Read<Record<Name, string>>> => {
    const fields = new FormData(form);
    const values = names.map((name) => [name, String(fields.get(name) ?? "")] as const);
    const input = Object.fromEntries(values) as Record<Name, string>;
    const check = await loadCheck(load);
    const errors = check?.(input) ?? null;
    return errors === null ? { input } : { errors };
  };
  return { read, load: () => void loadCheck(load) };
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
