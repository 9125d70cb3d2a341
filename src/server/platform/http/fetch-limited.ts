import { operatorFetch } from "../network/operator-network.ts";
import { readLimitedBody } from "../network/read-limited-body.ts";

/** The message is safe to log and to show. */
export class FetchFailedError extends Error {
  override readonly name = "FetchFailedError";
}

type Limits = { headers?: HeadersInit; maxBytes: number; timeout: number };

/**
 * A GET with bounds, of an address that the operator set.
 * @returns a null body where nothing changed since the request's validators (304)
 * @throws FetchFailedError for an error status, too many bytes, too much time, a broken connection
 */
export async function fetchLimited(
  url: string,
  { headers = {}, maxBytes, timeout }: Limits,
): Promise<{ headers: Headers; body: Uint8Array<ArrayBuffer> | null }> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await operatorFetch(url, { headers, signal });
    if (response.status === 304) return { headers: response.headers, body: null };
    if (!response.ok) {
      await response.body?.cancel();
      throw new FetchFailedError(`the source answered with status ${response.status}`);
    }
    const body = await readLimitedBody(response, maxBytes);
    if (body === null) {
      throw new FetchFailedError(`the answer is larger than ${maxBytes / 1024 / 1024} MB`);
    }
    return { headers: response.headers, body };
  } catch (error) {
    if (error instanceof FetchFailedError) throw error;
    const reason = signal.aborted
      ? `the source took longer than ${timeout / 1000} s`
      : "the source could not be reached, or closed the connection";
    throw new FetchFailedError(reason, { cause: error });
  }
}
