const variable = (baseUrl: string) => `DATABASE_OF_${new URL(baseUrl).port}`;

/** Lets tests write directly to a running product's database, also those of processes that start later. */
export function rememberDatabase(baseUrl: string, databaseUrl: string): { forget: () => void } {
  process.env[variable(baseUrl)] = databaseUrl;
  return {
    forget: () => {
      delete process.env[variable(baseUrl)];
    },
  };
}

export const knownDatabase = (baseUrl: string): string | undefined =>
  process.env[variable(baseUrl)];
