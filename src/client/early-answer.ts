declare global {
  /** What public/start.js has asked for; undefined where its answers are no use any more. */
  var early:
    | {
        /** The calls whose answers nobody has taken yet, among all that were asked, in this order. */
        calls: (string | undefined)[];
        /** undefined in place of what is no answer. */
        answers: Promise<unknown>;
      }
    | undefined;
}

/** A batch of calls without input. */
const plainBatch = /^\/api\/trpc\/([\w.,]+)\?batch=1&input=%7B%7D$/;

/**
 * `fetch`, but the first calls of a page get the answers that are on their way already. With the first call that they
 * do not have they are over, because it may change what they say.
 */
export async function fetchWithEarlyAnswer(
  address: string | URL | Request,
  options?: object,
): Promise<Response> {
  const answers = typeof address === "string" ? await earlyAnswers(address) : undefined;
  return answers === undefined ? fetch(address, options) : Response.json(answers);
}

async function earlyAnswers(address: string): Promise<unknown[] | undefined> {
  const { early } = globalThis;
  const wanted = plainBatch.exec(address)?.[1]?.split(",") ?? [];
  const places = wanted.map((call) => early?.calls.indexOf(call) ?? -1);
  if (early === undefined || places.length === 0 || places.includes(-1)) {
    globalThis.early = undefined;
    return undefined;
  }
  early.calls = early.calls.map((call, place) => (places.includes(place) ? undefined : call));
  const answers = await early.answers;
  return Array.isArray(answers) ? places.map((place) => answers[place]) : undefined;
}
