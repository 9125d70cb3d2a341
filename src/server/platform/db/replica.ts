import * as z from "zod/mini";

/** Sends a request to the database, until the signal. */
export type Send = (request: Request, signal: AbortSignal) => Promise<Response>;

/**
 * Sends writes to a replica. It hands them on to the primary and answers with the primary's words, before what was
 * written has come back to it: whoever reads there next would miss their own write. So the replica is asked for
 * nothing, but at the place in the primary's log where the write is, which it answers when it has come that far.
 */
export const sendThroughReplica =
  (send: Send): Send =>
  async (request, signal) => {
    const response = await send(request, signal);
    const place = response.ok ? await placeInLog(response.clone()) : null;
    if (place !== null) {
      const { url, headers } = request;
      const body = JSON.stringify(nothingAt(place));
      // The write is done, whatever becomes of this: to say otherwise would be wrong, and reading again soon is right.
      await send(new Request(url, { method: "POST", headers, body }), signal).catch(() => {});
    }
    return response;
  };

const pipeline = z.object({
  results: z.array(
    z.object({
      response: z.optional(
        z.object({
          result: z.optional(z.object({ replication_index: z.optional(z.nullable(z.string())) })),
        }),
      ),
    }),
  ),
});

/** Where in the primary's log a write is, as its answer says; null where it says nothing. */
async function placeInLog(response: Response): Promise<string | null> {
  const answer = pipeline.safeParse(await response.json());
  const places = answer.data?.results.map(({ response: its }) => its?.result?.replication_index);
  return places?.findLast((place) => typeof place === "string") ?? null;
}

const nothingAt = (place: string) => ({
  requests: [
    { type: "execute", stmt: { sql: "select 1", replication_index: place, want_rows: false } },
    { type: "close" },
  ],
});
