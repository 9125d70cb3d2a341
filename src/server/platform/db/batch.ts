import { missing } from "../../../shared/missing.ts";
import type { Database } from "./client.ts";
import { refusalOf } from "./guard.ts";
import type { Owner, Query } from "./query.ts";

/** Queries of one batch, in the order in which they run. Results are returned by name; those of a list are dropped. */
export type Queries = readonly Query[] | NamedQueries;
export type NamedQueries = { readonly [name: string]: Query | Queries };

export type Results<Of> = Of extends Query
  ? Of["_"]["result"]
  : Of extends readonly unknown[]
    ? undefined
    : { -readonly [Name in keyof Of]: Results<Of[Name]> };

export type ReadNamed = <Of extends NamedQueries>(
  queries: (owner: Owner) => Of,
) => Promise<Results<Of>>;

/**
 * Runs queries in one round trip: reads as one state, writes as a whole or not at all.
 * @throws the error of a guard that fails, or of a query `withRefusals`
 */
export async function runBatch<Of extends Queries>(
  connection: Database["reads"],
  queries: Of,
): Promise<Results<Of>> {
  const [first = missing(), ...others] = queriesIn(queries);
  const results = await connection.batch([first, ...others]).catch((failure: unknown) => {
    throw refusalOf([first, ...others], failure);
  });
  return resultsOf(queries, results.values()) as Results<Of>;
}

const queriesIn = (of: Query | Queries): Query[] =>
  isQuery(of) ? [of] : Object.values(of).flatMap(queriesIn);

/** The results come in the order of the queries. */
function resultsOf(of: Query | Queries, results: ArrayIterator<unknown>): unknown {
  if (isQuery(of)) return results.next().value;
  const named = Object.entries(of).map(([name, item]) => [name, resultsOf(item, results)]);
  return Array.isArray(of) ? undefined : Object.fromEntries(named);
}

/** Drizzle's queries are not plain, as objects and lists of them are. */
const isQuery = (of: Query | Queries): of is Query => "_prepare" in of;
