declare global {
  /** What start.js has asked for, by address; undefined in it is a call that got no answer. */
  var early: Map<unknown, Promise<Response | undefined>> | undefined;
}

/**
 * `fetch`, but the first calls of a page get the answers that are on their way already, each once. With the first call
 * that they do not have they are over, because it may change what they say.
 */
export async function fetchWithEarlyAnswer(
  address: string | URL | Request,
  options?: object,
): Promise<Response> {
  const answer = globalThis.early?.get(address);
  if (answer === undefined) globalThis.early = undefined;
  else globalThis.early?.delete(address);
  return (await answer) ?? fetch(address, options);
}
