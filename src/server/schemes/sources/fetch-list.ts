import { FetchFailedError, fetchLimited } from "../../platform/http/fetch-limited.ts";
import { ListRejectedError, type FetchedList, type Validators } from "./scheme-source.ts";

const maxBytes = 10 * 1024 * 1024;
const timeout = 20_000;

/**
 * A conditional GET.
 * @throws ListRejectedError for an error status, more than 10 MB, more than 20 s, a broken connection
 */
export async function fetchList(url: string, validators: Validators): Promise<FetchedList> {
  try {
    const headers = conditionalHeaders(validators);
    const response = await fetchLimited(url, { headers, maxBytes, timeout });
    if (response.body === null) return "unchanged";
    return {
      body: response.body,
      etag: response.headers.get("etag"),
      lastModified: response.headers.get("last-modified"),
    };
  } catch (error) {
    if (!(error instanceof FetchFailedError)) throw error;
    throw new ListRejectedError(error.message, { cause: error });
  }
}

function conditionalHeaders({ etag, lastModified }: Validators): Headers {
  const headers = new Headers({ accept: "text/plain, application/json" });
  if (etag !== null) headers.set("if-none-match", etag);
  if (lastModified !== null) headers.set("if-modified-since", lastModified);
  return headers;
}
