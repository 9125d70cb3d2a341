import { startServer, untilHung, type ServerOptions } from "./process.ts";

type Options = {
  restartWhenHung: boolean;
  say: (line: string) => void;
  onGiveUp: (sentence: string) => void;
};

const maxExits = 3;
const exitWindow = 30_000;

/**
 * Runs a server and starts it again when it ends by itself or hangs, unless that happens too often.
 * @returns `ready` rejects if the first start fails; `stop` may be called at any time
 */
export function restartOnExit(server: ServerOptions, options: Options) {
  const { name, logFile, healthUrl } = server;
  const stopping = new AbortController();
  const firstReady = Promise.withResolvers<void>();

  const runOnce = async (isFirst: boolean): Promise<string> => {
    const ended = new AbortController();
    try {
      const running = await startServer(server, stopping.signal);
      firstReady.resolve();
      const endings = [running.exited];
      if (options.restartWhenHung) endings.push(untilHung(healthUrl, ended.signal));
      const ending = await Promise.race(endings);
      await running.stop("SIGKILL");
      return ending;
    } catch (error) {
      if (isFirst) throw error;
      return "it did not start";
    } finally {
      ended.abort();
    }
  };
  const supervise = async () => {
    for (let exits: number[] = []; ;) {
      const how = await runOnce(exits.length === 0);
      if (stopping.signal.aborted) return;
      exits = [...exits.slice(1 - maxExits), Date.now()];
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
