import { setTimeout as delay } from "node:timers/promises";
import { answers, startServer, type RunningProcess, type ServerOptions } from "./process.ts";

type Options = ServerOptions & {
  restartWhenHung: boolean;
  say: (line: string) => void;
  onReady: (pid: number) => void;
  onGiveUp: (sentence: string) => void;
};

const maxExits = 3;
const exitWindow = 30_000;
const checkInterval = 5_000;
/** A check itself takes up to 5 s: a server is taken for hung after 45 to 50 s. */
const maxFailedChecks = 5;

/**
 * Runs a server and starts it again when it ends by itself or hangs, unless that happens too often.
 * @returns `ready` rejects where the first start fails; `stop` may be called at any time
 */
export function restartOnExit(options: Options): {
  ready: Promise<void>;
  stop: () => Promise<void>;
} {
  const { name, logFile, say, onReady, onGiveUp } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const firstReady = Promise.withResolvers<void>();

  const supervise = async () => {
    let exits: number[] = [];
    let isFirst = true;
    while (!signal.aborted) {
      let how = "it did not start";
      try {
        const server = await startServer({ ...options, signal });
        onReady(server.pid);
        firstReady.resolve();
        how = await exitOf(server, options);
      } catch (error) {
        if (isFirst) throw error;
      }
      isFirst = false;
      if (signal.aborted) return;
      exits = [...exits.filter((at) => at > Date.now() - exitWindow), Date.now()];
      if (exits.length >= maxExits) return onGiveUp(`${name} does not stay up; see ${logFile}.`);
      say(`${name} ended (${how}); starting it again.`);
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

async function exitOf(
  server: RunningProcess,
  { healthUrl, restartWhenHung }: Options,
): Promise<string> {
  if (!restartWhenHung) return server.exited;
  const ended = new AbortController();
  const hung = untilHung(healthUrl, ended.signal).then(async () => {
    await server.kill();
    return "it did not answer";
  });
  return Promise.race([server.exited, hung]).finally(() => ended.abort());
}

async function untilHung(healthUrl: string, signal: AbortSignal): Promise<void> {
  for (let failedChecks = 0; failedChecks < maxFailedChecks;) {
    await delay(checkInterval, undefined, { signal });
    failedChecks = (await answers(healthUrl)) ? 0 : failedChecks + 1;
  }
}
