import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod/mini";
import type { WatchTimes } from "../times.ts";

// An import would load its WebSocket as well, which stays in memory: 11 MB.
const { get } = process.getBuiltinModule("node:http");

const unanswered = { status: 0, body: "" };

/** @returns status 0 where there was no answer, null where this process could not ask */
function ask(url: string, timeout: number): Promise<{ status: number; body: string } | null> {
  // Not by `fetch`, whose parser would stay in memory.
  return new Promise((resolve) => {
    get(url, { agent: false, signal: AbortSignal.timeout(timeout) }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (text: string) => (body += text));
      response.on("error", () => resolve(unanswered));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
    }).on("error", (error: NodeJS.ErrnoException) => {
      const hasNoFile = error.code === "EMFILE" || error.code === "ENFILE";
      resolve(hasNoFile ? null : unanswered);
    });
  });
}

export const answers = async (url: string, timeout: number): Promise<boolean> =>
  (await ask(url, timeout))?.status === 200;

/** Resolves, with what is wrong, once a check has failed several times in a row. */
export type Watch = (signal: AbortSignal) => Promise<string>;

type Check = {
  what: string;
  every: WatchTimes["hang"];
  hasFailed: (answer: { status: number; body: string }) => boolean;
};

const watch =
  (url: string, { what, every, hasFailed }: Check): Watch =>
  async (signal) => {
    for (let failures = 0; failures < every.failures;) {
      await delay(every.interval, undefined, { signal });
      const answer = await ask(url, every.answer);
      // A server that could not be asked counts neither as well nor as failed.
      if (answer !== null) failures = hasFailed(answer) ? failures + 1 : 0;
    }
    return what;
  };

export const watchForHang = (aliveUrl: string, every: WatchTimes["hang"]): Watch =>
  watch(aliveUrl, {
    what: "did not answer",
    every,
    hasFailed: ({ status }) => status !== 200,
  });

export const watchForStoppedWrites = (
  productHealthUrl: string,
  every: WatchTimes["stoppedWrites"],
): Watch =>
  watch(productHealthUrl, {
    what: "took no writes",
    every,
    hasFailed: ({ body }) => databaseState(body) === "no-writes",
  });

const healthBody = z.object({ database: z.string() });

/** What the product's health check says of the database. */
function databaseState(body: string): string | undefined {
  try {
    return healthBody.safeParse(JSON.parse(body)).data?.database;
  } catch {
    // What answers at the address is not the product yet.
    return undefined;
  }
}
