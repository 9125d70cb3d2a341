import { LibsqlBatchError } from "@libsql/client/web";
import { sql, type SQL } from "drizzle-orm";
import { AppError, type AppCode } from "../../../shared/errors.ts";
import type { Database } from "./client.ts";
import { brokenConstraint, type Constraint } from "./constraints.ts";
import type { Query } from "./query.ts";
import { guards } from "./tables.ts";

/** The error that a failed query means: a code, or a function for an error that needs more than one. */
export type QueryRefusal = AppCode | ((cause: unknown) => Error);

type Refusals = { [Kind in Constraint]?: QueryRefusal };

const refusals = new WeakMap<Query, Refusals>();

/** Fails the whole batch unless the condition is true when the batch reaches it; null is not true. Writes nothing. */
export const guard = ({ writes }: Database, condition: SQL, refusal: QueryRefusal) =>
  withRefusals(
    writes.run(sql`insert into ${guards} (holds) select 0 where (${condition}) is not true`),
    { guard: refusal },
  );

/** Sets the errors to throw where the query breaks a unique index or a foreign key. Works in `runBatch` only. */
export function withRefusals<Of extends Query>(query: Of, ofQuery: Refusals): Of {
  refusals.set(query, ofQuery);
  return query;
}

/** The error that the failed query of a batch was given, else the failure itself. */
export function refusalOf(queries: readonly Query[], failure: unknown): unknown {
  if (!(failure instanceof LibsqlBatchError)) return failure;
  const constraint = brokenConstraint(failure);
  const failed = queries[failure.statementIndex];
  if (constraint === null || failed === undefined) return failure;
  const refusal = refusals.get(failed)?.[constraint];
  if (refusal === undefined) return failure;
  return typeof refusal === "string" ? new AppError(refusal, { cause: failure }) : refusal(failure);
}
