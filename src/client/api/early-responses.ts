declare global {
  /** Requests that the page's start script has sent, by address; undefined is one that failed. */
  var early: Map<unknown, Promise<Response | undefined>> | undefined;
}

/**
 * `fetch` that takes each early response once. Any other call discards the rest, because it may change what they say.
 */
export async function fetchWithEarlyResponses(
  address: string | URL | Request,
  options?: object,
): Promise<Response> {
  const response = globalThis.early?.get(address);
  if (response === undefined) globalThis.early = undefined;
  else globalThis.early?.delete(address);
  return (await response) ?? fetch(address, options);
}
