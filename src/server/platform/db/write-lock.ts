import { AppError } from "../../../shared/errors.ts";
import { operatorFetch } from "../network/operator-network.ts";
import { timeoutError, withTimeout } from "../queue/with-timeout.ts";
import { RefusedTokenError, refusesToken } from "./refused-token.ts";
import { whenAnswered } from "./when-answered.ts";

type LockAddress = {
  /** The address at which a worker serves `writeLock`. */
  url: string;
  authToken: string | undefined;
  /** Whether the turn is for one query, which the database answers within seconds, unlike a restore. */
  isForOneQuery?: boolean;
};

/** A heartbeat's byte: the holder of the turn is there, or the database has answered it as well. */
export const heartbeat = { holding: 1, answered: 2 };

/**
 * In milliseconds: how often a holder sends a heartbeat, and how long one that sends none keeps the lock. A process that was
 * suspended by Ctrl-Z would otherwise block all writes.
 */
export const [heartbeatInterval, maxSilence] = [2_000, 15_000];

/**
 * Writes while no other process does. Holds its turn by an open request, so that it ends with this process however that ends.
 * @param timeout milliseconds to wait for the turn
 * @throws AppError service/unavailable, RefusedTokenError; what `write` throws
 */
export async function withWriteLock<Result>(
  { url, authToken, isForOneQuery = false }: LockAddress,
  timeout: number,
  write: () => Promise<Result>,
): Promise<Result> {
  const request = new TransformStream<Uint8Array, Uint8Array>();
  const holder = request.writable.getWriter();
  // A write to a worker that is not there fails, as the request does.
  const tell = (byte: number) => void holder.write(Uint8Array.of(byte)).catch(() => {});
  // The headers are sent with the first byte.
  tell(heartbeat.holding);
  // A longer turn has its own limit of time.
  const regular = isForOneQuery ? heartbeat.holding : heartbeat.answered;
  const heartbeats = setInterval(() => tell(regular), heartbeatInterval);
  const options = {
    method: "POST",
    body: request.readable,
    duplex: "half",
    ...(authToken !== undefined && { headers: { authorization: `Bearer ${authToken}` } }),
  };
  try {
    const response = await withTimeout(timeout, operatorFetch(url, options)).catch(
      nullWithoutWorker,
    );
    if (response !== null) await untilGranted(response, timeout);
    const work = write();
    whenAnswered(work, () => tell(heartbeat.answered));
    return await work;
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
