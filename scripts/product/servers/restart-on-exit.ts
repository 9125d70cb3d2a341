import { setTimeout as delay } from "node:timers/promises";
import type { Watch } from "./health-check.ts";
import { NoResourcesError, startServer, type ServerOptions } from "./process.ts";

type Options = {
  /** What of the running server is watched; it is started again when one of them resolves. */
  watches: readonly Watch[];
  say: (line: string) => void;
  onGiveUp: (sentence: string) => void;
};

const maxExits = 3;
const exitWindow = 30_000;
/** Milliseconds before another attempt where none could be made. */
const pause = 2_000;

/** How a run of a server ended. */
type Ending = { how: string; byItself: boolean };

/**
 * Runs a server and starts it again when it ends by itself or hangs, unless that happens too often.
 * @returns `ready` rejects if the first start fails; `stop` may be called at any time
 */
export function restartOnExit(server: ServerOptions, options: Options) {
  const { name, logFile } = server;
  const stopping = new AbortController();
  const firstReady = Promise.withResolvers<void>();

  const runOnce = async (isFirst: boolean): Promise<Ending> => {
    const ended = new AbortController();
    try {
      const running = await startServer({ ...server, say: options.say }, stopping.signal);
      firstReady.resolve();
      const ending = await Promise.race([
        running.exited.then((how) => ({ how, byItself: true })),
        ...options.watches.map((watch) =>
          watch(ended.signal).then((how) => ({ how, byItself: false })),
        ),
      ]);
      await running.stop("SIGKILL");
      return ending;
    } catch (error) {
      if (isFirst) throw error;
      const byItself = !(error instanceof NoResourcesError);
      if (!byItself) await delay(pause, undefined, { signal: stopping.signal }).catch(() => {});
      return { how: "it did not start", byItself };
    } finally {
      ended.abort();
    }
  };
  const supervise = async () => {
    let exits: number[] = [];
    for (let isFirst = true; ; isFirst = false) {
      const { how, byItself } = await runOnce(isFirst);
      if (stopping.signal.aborted) return;
      if (byItself) exits = [...exits.slice(1 - maxExits), Date.now()];
      const isTooOften = exits.length === maxExits && exits[0]! > Date.now() - exitWindow;
      if (isTooOften) return options.onGiveUp(`${name} does not stay up; see ${logFile}.`);
      options.say(`${name} ended (${how}); starting it again.`);
    }
  };
  const supervision = supervise();
  return {
    ready: Promise.race([firstReady.promise, supervision]),
    async stop() {
      stopping.abort();
      await Promise.allSettled([supervision]);
    },
  };
}
