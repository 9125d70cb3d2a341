import { readLimitedBody } from "../../platform/http/limited-body.ts";
import { ListRejected, type FetchedList, type Validators } from "./scheme-source.ts";

const maxBodySize = 10 * 1024 * 1024;
const fetchTimeout = 20_000;

/**
 * A conditional GET.
 * @throws ListRejected for an error status, more than 10 MB, more than 20 s, a broken connection
 */
export async function fetchList(url: string, validators: Validators): Promise<FetchedList> {
  const signal = AbortSignal.timeout(fetchTimeout);
  try {
    const response = await fetch(url, { headers: conditionalHeaders(validators), signal });
    if (response.status === 304) return "unchanged";
    if (!response.ok) {
      await response.body?.cancel();
      throw new ListRejected(`the source answered with status ${response.status}`);
    }
    const body = await readLimitedBody(response, maxBodySize);
    if (body === null) {
      throw new ListRejected(`the answer is larger than ${maxBodySize / 1024 / 1024} MB`);
    }
    return {
      body,
      etag: response.headers.get("etag"),
      lastModified: response.headers.get("last-modified"),
    };
  } catch (error) {
    if (error instanceof ListRejected) throw error;
    const reason = signal.aborted
      ? `the source took longer than ${fetchTimeout / 1000} s`
      : "the source could not be reached, or closed the connection";
    throw new ListRejected(reason, { cause: error });
  }
}

function conditionalHeaders({ etag, lastModified }: Validators): Headers {
  const headers = new Headers({ accept: "text/plain, application/json" });
  if (etag !== null) headers.set("if-none-match", etag);
  if (lastModified !== null) headers.set("if-modified-since", lastModified);
  return headers;
}
