declare global {
  /** Set by public/who.js; undefined in it is a call that got no answer. */
  var earlyAnswer: Promise<Response | undefined> | undefined;
}

/** What public/who.js asks for, as the first call of a page that needs to know the user. */
const earlyCall = "/api/trpc/auth.me?batch=1&input=%7B%7D";

/** `fetch`, but the page's first call gets the answer that is on its way already, if it is the same call. */
export async function fetchWithEarlyAnswer(
  address: string | URL | Request,
  options?: object,
): Promise<Response> {
  const early = globalThis.earlyAnswer;
  globalThis.earlyAnswer = undefined;
  return (address === earlyCall ? await early : undefined) ?? fetch(address, options);
}
