/** Where a database is, and what lets one in. */
export type DatabaseAddress = { url: string; authToken: string | undefined };

/** The address with its token in it, which the libSQL client takes as well. */
export function withToken({ url, authToken }: DatabaseAddress): string {
  const address = new URL(url);
  if (authToken !== undefined) address.searchParams.set("authToken", authToken);
  return address.href;
}
