const variable = (databaseUrl: string) => `WRITE_LOCK_OF_${new URL(databaseUrl).port}`;

/** Lets tests write to a running product's database in its queue, also those of processes that start later. */
export function rememberWriteLock(databaseUrl: string, lock: string | undefined): void {
  if (lock !== undefined) process.env[variable(databaseUrl)] = lock;
}

export const writeLockOf = (databaseUrl: string): string | undefined =>
  process.env[variable(databaseUrl)];
