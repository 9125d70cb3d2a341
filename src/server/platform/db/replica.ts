import * as z from "zod/mini";

export type Send = (request: Request, signal: AbortSignal) => Promise<Response>;

/**
 * A replica forwards a write and answers before it has the write itself. To let the next read find
 * it, this waits until the replica reaches the write's position in the primary's log.
 */
export const sendThroughReplica =
  (send: Send): Send =>
  async (request, signal) => {
    const response = await send(request, signal);
    const position = response.ok ? await readLogPosition(response.clone()) : null;
    if (position !== null) {
      const { url, headers } = request;
      const body = JSON.stringify(queryAtPosition(position));
      // The write is done even if this fails, so the caller must not see an error.
      await send(new Request(url, { method: "POST", headers, body }), signal).catch(() => {});
    }
    return response;
  };

const responseSchema = z.object({
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

async function readLogPosition(response: Response): Promise<string | null> {
  const parsed = responseSchema.safeParse(await response.json());
  const positions = parsed.data?.results.map(
    ({ response: body }) => body?.result?.replication_index,
  );
  return positions?.findLast((position) => typeof position === "string") ?? null;
}

const queryAtPosition = (position: string) => ({
  requests: [
    { type: "execute", stmt: { sql: "select 1", replication_index: position, want_rows: false } },
    { type: "close" },
  ],
});
