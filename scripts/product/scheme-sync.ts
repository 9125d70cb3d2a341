import type { NavStatus } from "../../src/shared/nav/schema.ts";
import { shortReason } from "./plain-failure.ts";
import { describeList } from "./scheme-list.ts";

/** A source may take 20 s to answer, and the list some more to be written. */
const longestSync = 60_000;
const hour = 60 * 60 * 1000;

type SyncOptions = {
  workerUrl: string;
  say: (line: string) => void;
  /** Nothing is cached and no source answers. */
  onEmpty: () => Promise<void>;
};

/**
 * Has the worker fetch the scheme list, now and every hour: local use has no cron of its own. What came of it is
 * said in one line, and again only when it is another.
 */
export function syncSchemesHourly({ workerUrl, say, onEmpty }: SyncOptions): { stop: () => void } {
  let lastSaid = "";
  const stopped = new AbortController();
  const sync = async (): Promise<void> => {
    const outcome = await syncSchemes(workerUrl, stopped.signal);
    if (stopped.signal.aborted) return;
    if (outcome.said !== lastSaid) say(outcome.said);
    lastSaid = outcome.said;
    if (outcome.isEmpty) await onEmpty();
  };
  void sync();
  const timer = setInterval(() => void sync(), hour).unref();
  return {
    stop() {
      clearInterval(timer);
      stopped.abort();
    },
  };
}

async function syncSchemes(
  url: string,
  stopped: AbortSignal,
): Promise<{ said: string; isEmpty: boolean }> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(longestSync)]);
  try {
    const run = await fetch(`${url}/cdn-cgi/handler/scheduled`, { signal });
    await run.body?.cancel();
    if (!run.ok) throw new Error(`the server answered with status ${run.status}`);
    const status = await readStatus(url, signal);
    const cached = status.schemes > 0;
    if (status.refusal === null)
      return { said: `Scheme list: ${describeList(status)}.`, isEmpty: !cached };
    const kept = cached ? `; the one from before stays: ${describeList(status)}` : "";
    return {
      said: `The scheme list could not be fetched (${status.refusal.reason})${kept}.`,
      isEmpty: !cached,
    };
  } catch (error) {
    return {
      said: `The scheme list could not be fetched (${shortReason(error)}).`,
      isEmpty: false,
    };
  }
}

async function readStatus(url: string, signal: AbortSignal): Promise<NavStatus> {
  const response = await fetch(`${url}/api/trpc/nav.status`, { signal });
  if (!response.ok) throw new Error(`the server answered with status ${response.status}`);
  const { result } = (await response.json()) as { result: { data: NavStatus } };
  return result.data;
}
