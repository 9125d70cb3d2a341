import { isSecret } from "../constant-time.ts";
import { settingsOf, type Bindings } from "../env.ts";
import { withTimeout } from "../queue/with-timeout.ts";
import { heartbeat, maxSilence } from "./write-lock.ts";
import { holdWrites } from "./write-queue.ts";

type Run = { waitUntil: (work: Promise<unknown>) => void };

const oneByte = new Uint8Array(1);

/**
 * Lets other processes write to this worker's database in its queue. A request waits for its turn, is answered by a byte
 * then, and has the turn until its own body ends or its heartbeats stop. For a socket on this machine alone.
 */
export const serveWriteLock = {
  async fetch(request: Request, bindings: Bindings, run: Run): Promise<Response> {
    const { database } = settingsOf(bindings);
    const given = request.headers.get("authorization") ?? "";
    const expected = `Bearer ${database.authToken ?? ""}`;
    if (database.authToken !== undefined && !(await isSecret(given, expected))) {
      return new Response(null, { status: 401 });
    }
    const granted = new TransformStream<Uint8Array, Uint8Array>();
    const writer = granted.writable.getWriter();
    const held = holdWrites(async (noteAnswer) => {
      await writer.write(oneByte);
      await untilReleased(request.body?.getReader(), noteAnswer);
    }, database.maxWrites);
    // Whoever waits or holds the turn may end at any time.
    run.waitUntil(held.then(() => writer.close()).catch(() => writer.abort().catch(() => {})));
    return new Response(granted.readable);
  },
};

async function untilReleased(
  heartbeats: ReadableStreamDefaultReader<Uint8Array> | undefined,
  noteAnswer: () => void,
): Promise<void> {
  if (heartbeats === undefined) return;
  try {
    for (;;) {
      const { done, value } = await withTimeout(maxSilence, heartbeats.read());
      if (done) return;
      if (value.includes(heartbeat.answered)) noteAnswer();
    }
  } finally {
    heartbeats.cancel().catch(() => {});
  }
}
