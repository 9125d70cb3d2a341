import type { FieldErrors } from "../../../shared/errors.ts";

type Contract = "loginInput" | "registerInput" | "requestResetInput";

const load = async () => {
  const [schema, { fieldErrorsOf }] = await Promise.all([
    import("../../../shared/auth/schema.ts"),
    import("../../../shared/contract.ts"),
  ]);
  return (contract: Contract, typed: unknown): FieldErrors | null => {
    const { error } = schema[contract].safeParse(typed);
    return error ? fieldErrorsOf(error) : null;
  };
};
let check: Awaited<ReturnType<typeof load>> | null = null;

/** The contracts come with the first use of a form: the page is shown, and read, without them. */
export function loadContracts(): void {
  if (check !== null) return;
  load().then(
    (loaded) => (check = loaded),
    () => undefined,
  );
}

/**
 * What is wrong with what was typed, null where nothing is. Where the contracts have not come yet the server, which
 * checks by the same ones, says it alone.
 */
export const faultsOf = (contract: Contract, typed: unknown): FieldErrors | null =>
  check?.(contract, typed) ?? null;

/** What was typed into the fields of these names. */
export function typedInto<Name extends string>(
  form: HTMLFormElement,
  ...names: Name[]
): Record<Name, string> {
  const fields = new FormData(form);
  const typed = names.map((name) => [name, String(fields.get(name) ?? "")] as const);
  return Object.fromEntries(typed) as Record<Name, string>;
}
