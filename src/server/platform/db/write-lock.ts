import { AppError } from "../../../shared/errors.ts";
import { timeoutError, withTimeout } from "../queue/with-timeout.ts";
import { RefusedTokenError, refusesToken } from "./refused-token.ts";

type LockAddress = {
  /** The address at which a worker serves `writeLock`. */
  url: string;
  authToken: string | undefined;
};

const oneByte = new Uint8Array(1);

/**
 * In milliseconds: how often a holder sends a heartbeat, and how long one that sends none keeps the lock. A process that was
 * suspended by Ctrl-Z would otherwise block all writes.
 */
export const [heartbeatInterval, maxSilence] = [2_000, 15_000];

/**
 * Writes while no other process does: waits for a turn in the queue of the worker that serves the lock, and holds it by an
 * open request, so that it ends with this process however that ends. Without such a worker nobody else writes.
 * @param timeout milliseconds to wait for the turn
 * @throws AppError service/unavailable, RefusedTokenError; what `write` throws
 */
export async function withWriteLock<Result>(
  { url, authToken }: LockAddress,
  timeout: number,
  write: () => Promise<Result>,
): Promise<Result> {
  const request = new TransformStream<Uint8Array, Uint8Array>();
  const holder = request.writable.getWriter();
  // The headers are sent with the first byte. A write to a worker that is not there fails, as the request does.
  const sendHeartbeat = () => void holder.write(oneByte).catch(() => {});
  sendHeartbeat();
  const heartbeats = setInterval(sendHeartbeat, heartbeatInterval);
  const options = {
    method: "POST",
    body: request.readable,
    duplex: "half",
    ...(authToken !== undefined && { headers: { authorization: `Bearer ${authToken}` } }),
  };
  try {
    const response = await withTimeout(timeout, fetch(url, options)).catch(nullWithoutWorker);
    if (response !== null) await untilGranted(response, timeout);
    return await write();
  } finally {
    clearInterval(heartbeats);
    // Not awaited: without a worker, nobody reads it to its end.
    holder.close().catch(() => {});
  }
}

/** @throws AppError where the worker has not answered in time */
function nullWithoutWorker(error: unknown): null {
  if (error instanceof AppError) throw error;
  return null;
}

async function untilGranted(response: Response, timeout: number): Promise<void> {
  if (refusesToken(response.status)) throw new RefusedTokenError();
  const granted = response.ok && (await withTimeout(timeout, firstByte(response)));
  if (!granted) throw timeoutError();
}

async function firstByte({ body }: Response): Promise<boolean> {
  const first = body
    ?.getReader()
    .read()
    .catch((cause: unknown) => {
      // The worker has ended while this waited.
      throw new AppError("service/unavailable", { cause });
    });
  return (await first)?.done === false;
}
