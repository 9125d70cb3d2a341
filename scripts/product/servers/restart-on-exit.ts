import { setTimeout as delay } from "node:timers/promises";
import { times } from "../times.ts";
import type { Watch } from "./health-check.ts";
import { NoResourcesError, startServer, type ServerOptions } from "./process.ts";

type Options = {
  /** The watches of the running server, which is started again when one of them resolves. */
  watches: readonly Watch[];
  say: (line: string) => void;
  /** Called with what is wrong when a watch starts the server again. */
  onHang: (sentence: string) => void;
  onGiveUp: (sentence: string) => void;
};

/** How a run of a server ended. */
type Ending = { how: string; byItself: boolean };

/**
 * Runs a server and starts it again when it ends by itself or hangs, unless that happens too often.
 * @returns `ready` rejects if the first start fails; `stop` may be called at any time
 */
export function restartOnExit(server: ServerOptions, options: Options) {
  const { name } = server;
  const stopping = new AbortController();
  const firstReady = Promise.withResolvers<void>();

  const runOnce = async (isFirst: boolean): Promise<Ending> => {
    const ended = new AbortController();
    try {
      // After a restart only the server itself is waited for: what it needs may be away as well.
      const healthUrl = isFirst ? server.healthUrl : (server.aliveUrl ?? server.healthUrl);
      const started = { ...server, healthUrl, say: options.say };
      const running = await startServer(started, stopping.signal);
      firstReady.resolve();
      const ending = await Promise.race([
        running.exited.then((how) => ({ how, byItself: true })),
        ...options.watches.map((watch) =>
          watch(ended.signal).then((what) => {
            options.onHang(`${name} ${what}.`);
            return { how: `it ${what}`, byItself: false };
          }),
        ),
      ]);
      await running.stop("SIGKILL");
      return ending;
    } catch (error) {
      if (isFirst) throw error;
      const byItself = !(error instanceof NoResourcesError);
      if (!byItself)
        await delay(times.pause, undefined, { signal: stopping.signal }).catch(() => {});
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
      const now = performance.now();
      if (byItself) exits = [...exits, now].filter((exit) => exit > now - times.exits.within);
      if (exits.length >= times.exits.most) {
        return options.onGiveUp(`${name} does not stay up; see ${server.log.place}.`);
      }
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
