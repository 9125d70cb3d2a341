import { createClient } from "@libsql/client/web";
import { migrate } from "drizzle-orm/libsql/migrator";
import { drizzle } from "drizzle-orm/libsql/web";
import { PlainFailure, shortReason } from "./plain-failure.ts";

const longestWait = 30_000;

/** Brings a database to the schema's newest state, all of it or nothing. One that is there already is left alone. */
export async function applyMigrations(database: {
  url: string;
  authToken: string | undefined;
  folder: string;
}): Promise<void> {
  const { url, authToken, folder } = database;
  const client = createClient({
    url,
    ...(authToken === undefined ? {} : { authToken }),
    fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(longestWait) }),
  });
  try {
    await migrate(drizzle(client), { migrationsFolder: folder });
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    throw new PlainFailure(`The database could not be brought up to date (${shortReason(cause)}).`);
  } finally {
    client.close();
  }
}
