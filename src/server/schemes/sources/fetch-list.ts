import { bodyWithin } from "../../platform/http/bounded-body.ts";
import { ListRefused, type FetchedList, type Validators } from "./scheme-source.ts";

const largestBody = 10 * 1024 * 1024;
const maxFetch = 20_000;

/**
 * Fetches a list, conditionally where the last answer had validators.
 * @throws ListRefused for a status that is no success, more than 10 MB, more than 20 s, a broken connection
 */
export async function fetchList(url: string, known: Validators): Promise<FetchedList> {
  const signal = AbortSignal.timeout(maxFetch);
  try {
    const response = await fetch(url, { headers: conditions(known), signal });
    if (response.status === 304) return "unchanged";
    if (!response.ok) {
      await response.body?.cancel();
      throw new ListRefused(`the source answered with status ${response.status}`);
    }
    const body = await bodyWithin(response, largestBody);
    if (body === null) {
      throw new ListRefused(`the answer is larger than ${largestBody / 1024 / 1024} MB`);
    }
    return {
      body,
      etag: response.headers.get("etag"),
      lastModified: response.headers.get("last-modified"),
    };
  } catch (error) {
    if (error instanceof ListRefused) throw error;
    const reason = signal.aborted
      ? `the source took longer than ${maxFetch / 1000} s`
      : "the source could not be reached, or broke off";
    throw new ListRefused(reason, { cause: error });
  }
}

function conditions({ etag, lastModified }: Validators): Headers {
  const headers = new Headers({ accept: "text/plain, application/json" });
  if (etag !== null) headers.set("if-none-match", etag);
  if (lastModified !== null) headers.set("if-modified-since", lastModified);
  return headers;
}
