import { LibsqlError } from "@libsql/client/web";

const constraints = [
  ["guard", "CHECK constraint failed"],
  ["unique", "UNIQUE constraint failed"],
  ["foreignKey", "FOREIGN KEY constraint failed"],
] as const;

export type Constraint = (typeof constraints)[number][0];

/** The kind of constraint that a query broke; null for any other failure. Only guards have a CHECK. */
export function brokenConstraint(failure: unknown): Constraint | null {
  if (!(failure instanceof LibsqlError)) return null;
  const found = constraints.find(([, text]) => failure.message.includes(text));
  return found?.[0] ?? null;
}
