import { LibsqlBatchError } from "@libsql/client/web";
import { sql, type SQL } from "drizzle-orm";
import { AppError, type AppCode } from "../../../shared/errors.ts";
import type { Database } from "./client.ts";
import { brokenConstraint, type Constraint } from "./constraints.ts";
import type { Query } from "./query.ts";
import { guards } from "./tables.ts";

/** The code of a failure, or what makes the error where a code alone does not say enough. */
export type GuardRefusal = AppCode | ((cause: unknown) => Error);

type Refusals = { [Kind in Constraint]?: GuardRefusal };

const refusals = new WeakMap<Query, Refusals>();

/** A query that writes nothing. Where its condition does not hold at its place in the batch, the whole batch fails by the refusal. */
export const guard = ({ writes }: Database, condition: SQL, refusal: GuardRefusal) =>
  refusing(
    writes.run(sql`insert into ${guards} (holds) select 0 where (${condition}) is not true`),
    { guard: refusal },
  );

/** Says what it means where a query breaks a unique index or a foreign key. */
export function refusing<Of extends Query>(query: Of, meaning: Refusals): Of {
  refusals.set(query, meaning);
  return query;
}

/** The refusal of the query that made a batch fail; the failure itself where that query has none. */
export function refusalOf(queries: readonly Query[], failure: unknown): unknown {
  if (!(failure instanceof LibsqlBatchError)) return failure;
  const constraint = brokenConstraint(failure);
  const failed = queries[failure.statementIndex];
  if (constraint === null || failed === undefined) return failure;
  const refusal = refusals.get(failed)?.[constraint];
  if (refusal === undefined) return failure;
  return typeof refusal === "string" ? new AppError(refusal, { cause: failure }) : refusal(failure);
}
