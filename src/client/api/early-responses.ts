/** Responses to the requests that the page's start script has sent, by address; undefined is one that failed. */
export type EarlyRequests = Map<string, Promise<Response | undefined>>;

declare global {
  var early: EarlyRequests | undefined;
}

/**
 * `fetch` that takes each early response once. Any other call discards the rest, because it may change what they say.
 */
export async function fetchWithEarlyResponses(
  address: string | URL | Request,
  options?: object,
): Promise<Response> {
  const response = globalThis.early?.get(String(address));
  if (response === undefined) globalThis.early = undefined;
  else globalThis.early?.delete(String(address));
  return (await response) ?? fetch(address, options);
}
