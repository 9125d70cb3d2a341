import { missing } from "../../../shared/missing.ts";
import type { Database } from "./client.ts";
import { refusalOf } from "./guard.ts";
import type { Owner, Query } from "./query.ts";

/** Queries of one batch, in their order. A list among them is answered by a list, however long it is. */
export type Queries = readonly (Query | readonly Query[])[];
type Batch = readonly (Query | Queries)[];

export type Answer<Of> = Of extends readonly unknown[]
  ? { [Index in keyof Of]: Answer<Of[Index]> }
  : Of extends Query
    ? Of["_"]["result"]
    : never;

export type ReadRows = <const Of extends Queries>(
  queries: (owner: Owner) => Of,
) => Promise<{ rows: Answer<Of> }>;

/**
 * Runs queries in one round trip: reads as one state, writes as a whole or not at all.
 * @throws the refusal of the guard that does not hold, or of another query that has one
 */
export async function runBatch<const Of extends Batch>(
  connection: Database["reads"],
  queries: Of,
): Promise<Answer<Of>> {
  const [first = missing(), ...others] = queries.flat(2);
  const answers = await connection.batch([first, ...others]).catch((failure: unknown) => {
    throw refusalOf([first, ...others], failure);
  });
  return answerOf(queries, answers);
}

/** A batch's answers come in the order of its queries, which Drizzle's types do not say of lists in it. */
export const answerOf = <const Of extends Batch>(
  queries: Of,
  answers: readonly unknown[],
): Answer<Of> => nest(queries, answers.values()) as Answer<Of>;

const nest = (queries: Batch, answers: ArrayIterator<unknown>): unknown[] =>
  queries.map((item) => (isList(item) ? nest(item, answers) : answers.next().value));

const isList = (item: Query | Queries): item is Queries => Array.isArray(item);
