import { createClient } from "@libsql/client/web";

const [writers, timeout] = [32, 3_000];
/** Large rows make more checkpoints, at which the lock is lost. */
const content = "x".repeat(40_000);

/**
 * Writes rows past the queue, many at a time, until the product has noticed that no write gets through.
 * @returns how many were stored, and which of them the database has not any more
 */
export async function loseLock(databaseUrl: string, wasNoticed: () => boolean) {
  const open = () =>
    createClient({
      url: databaseUrl,
      fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(timeout) }),
    });
  await open().execute("create table past_the_queue (id text primary key, content text)");
  const stored: string[] = [];
  const write = async () => {
    while (!wasNoticed()) {
      const id = crypto.randomUUID();
      const sql = "insert into past_the_queue values (?, ?)";
      await open()
        .batch([{ sql, args: [id, content] }], "write")
        .then(
          () => stored.push(id),
          // Refused or lost, as most are in the end.
          () => {},
        );
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  return {
    stored: stored.length,
    async missing() {
      const { rows } = await open().execute("select id from past_the_queue");
      const found = new Set(rows.map(({ id }) => id));
      return stored.filter((id) => !found.has(id));
    },
  };
}
