import { AppError } from "../../../shared/errors.ts";
import { fieldNamed } from "./plain-routes.ts";

const numbers: ReadonlySet<string> = new Set(["limit"]);

/**
 * The input of a procedure, by the path and query of a request.
 * @throws AppError request/invalid for a parameter that is given twice
 */
export function readParameters(
  path: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string[]>>,
): Record<string, unknown> {
  const given = Object.entries(query).map(([name, values]) => {
    const [value, ...others] = values;
    if (others.length > 0) {
      throw new AppError("request/invalid", { fieldErrors: { [name]: "Given twice" } });
    }
    return [name, value] as const;
  });
  return Object.fromEntries(
    [...given, ...Object.entries(path)].map(([name, value]) => [
      fieldNamed(name),
      numbers.has(name) ? Number(value) : value,
    ]),
  );
}
