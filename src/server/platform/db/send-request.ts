import { LibsqlError } from "@libsql/client/web";
import { AppError } from "../../../shared/errors.ts";
import { operatorFetch } from "../network/operator-network.ts";
import { withTimeout } from "../queue/with-timeout.ts";
import { noteDiskFailure } from "./disk-state.ts";
import { RefusedTokenError, refusesToken } from "./refused-token.ts";

class ServerBusyError extends Error {
  override readonly name = "ServerBusyError";
}

/** @throws AppError service/unavailable, ServerBusyError */
export async function sendRequest(request: Request, signal: AbortSignal): Promise<Response> {
  let response: Response;
  let body: ArrayBuffer;
  try {
    response = await operatorFetch(request, { signal });
    // Read here so that the timeout covers the body as well.
    body = await response.arrayBuffer();
  } catch (cause) {
    throw new AppError("service/unavailable", { cause });
  }
  const { status, headers } = response;
  if (status === 429) throw new ServerBusyError();
  if (refusesToken(status)) {
    throw new AppError("service/unavailable", { cause: new RefusedTokenError() });
  }
  if (status < 500) return new Response(body, { status, headers });
  throw new AppError("service/unavailable", { cause: new Error(`status ${status}`) });
}

const firstPause = 50;

/**
 * Repeats a query that a busy server rejected: it was not executed, so this is safe. Random pauses
 * keep rejected clients from returning together.
 * @throws AppError service/unavailable for transient failures
 */
export async function retryWhileBusy<Result>(
  query: () => Promise<Result>,
  timeLeft: number,
): Promise<Result> {
  const end = Date.now() + timeLeft;
  for (let [pause, runQuery] = [firstPause, query]; ; pause *= 2) {
    try {
      return await runQuery();
    } catch (error) {
      if (!wasNotExecuted(error)) throw toAppError(error);
      const wait = pause * (0.5 + Math.random());
      if (Date.now() + wait > end) throw new AppError("service/unavailable", { cause: error });
      await new Promise((resolve) => setTimeout(resolve, wait));
      // The first try has the request's own timeout; later ones have less time left.
      runQuery = () => withTimeout(end - Date.now(), query());
    }
  }
}

const wasNotExecuted = (error: unknown): boolean =>
  error instanceof ServerBusyError ||
  (error instanceof LibsqlError && error.code.startsWith("SQLITE_BUSY"));

/** A transaction that took too long, a response that cannot be parsed. */
const transientErrorCode = /^(TRANSACTION_|HRANA_)/;

function toAppError(error: unknown): unknown {
  if (!(error instanceof LibsqlError)) return error;
  if (noteDiskFailure(error)) return new AppError("service/disk-full", { cause: error });
  return transientErrorCode.test(error.code)
    ? new AppError("service/unavailable", { cause: error })
    : error;
}
